import type { downloadApi } from '@zhanggui/contract/download'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import { isOthersFile } from '#features/tasks/public'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { FileReply } from '#platform/http/files/send-file'

/** A file generated for this merchant; a name resolves neither to another merchant's file nor to a colleague's export. */
export async function downloadFile(
  { db, files, log, staff }: StaffContext,
  { fileName, delete: removes }: InputOf<typeof downloadApi.file>,
): Promise<FileReply> {
  if (await isOthersFile(db, staff, fileName)) missing('文件不存在或已删除')
  const key = downloadKey(staff.merId, fileName)
  const size = (await files.findSize(key)) ?? missing('文件不存在或已删除')
  const content = await files.read(key)
  if (removes) {
    content.once('end', () => {
      files.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'a downloaded file stays in the store'))
    })
  }
  return { fileName, size, type: fileTypeOf(fileName).type, content }
}
