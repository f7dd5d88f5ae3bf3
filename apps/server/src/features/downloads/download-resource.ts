import { findPictureByKey } from '#features/pictures/public'
import { fileTypeOf } from '#platform/files/file-types'
import { mediaKeyOf } from '#platform/files/media-key'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { FileReply } from '#platform/http/files/send-file'

/** A file of the merchant's library, under its original name. */
export async function downloadResource(
  { db, files }: StaffContext,
  { resource }: { resource: string },
): Promise<FileReply> {
  const key = mediaKeyOf(resource) ?? missing('文件不存在或已删除')
  const picture = (await findPictureByKey(db, key)) ?? missing('文件不存在或已删除')
  const size = (await files.findSize(key)) ?? missing('文件不存在或已删除')
  return { fileName: picture.name, size, type: fileTypeOf(key).type, content: await files.read(key) }
}
