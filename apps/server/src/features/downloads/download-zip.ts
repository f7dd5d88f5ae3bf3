import { Readable } from 'node:stream'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { archiveNames, whyNotZip } from '@zhanggui/domain/picture/zip-rules'
import { listPictureFiles } from '#features/pictures/public'
import { writeZip, zipSize } from '#platform/files/write-zip'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { FileReply } from '#platform/http/files/send-file'

/** Files of the merchant's library as one archive, under their original names and in the requested order. */
export async function downloadZip(
  { db, files, now }: StaffContext,
  { attIds }: { attIds: readonly number[] },
): Promise<FileReply> {
  const found = new Map((await listPictureFiles(db, attIds)).map((picture) => [picture.id, picture]))
  const pictures = attIds.map((id) => found.get(id) ?? missing('图片不存在或已删除'))
  refuseIf(whyNotZip(pictures))
  const names = archiveNames(pictures.map(({ name }) => name))
  const entries = pictures.map(({ key, size, createdAt }, index) => ({
    name: names[index] ?? '',
    size,
    modifiedAt: createdAt,
    open: () => files.read(key),
  }))
  const fileName = `素材_${formatShopTime(now).replaceAll(/\D/g, '')}.zip`
  return {
    fileName,
    size: zipSize(entries),
    type: 'application/zip',
    content: Readable.from(writeZip(entries), { objectMode: false }),
  }
}
