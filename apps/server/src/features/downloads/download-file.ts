import type { downloadApi } from '@zhanggui/contract/download'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { readExportFile } from '#features/exports/public'
import { dropFile, findExport, findExportId } from '#features/tasks/public'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { FileReply } from '#platform/http/files/send-file'

const GONE = '文件不存在或已删除'

/** A file generated for this merchant; a name resolves neither to another merchant's file nor to a colleague's export. */
export async function downloadFile(
  context: StaffContext,
  { fileName, delete: removes }: InputOf<typeof downloadApi.file>,
): Promise<FileReply> {
  const { db, files, log, staff } = context
  const exportId = await findExportId(db, fileName)
  const file =
    exportId === undefined
      ? await readFile(context, fileName)
      : await readExportFile(context, (await findExport(db, staff, exportId)) ?? missing(GONE))
  if (removes) {
    // The history offers it no more.
    if (exportId !== undefined) await dropFile(db, exportId)
    const key = downloadKey(staff.merId, fileName)
    file.content.once('end', () => {
      files.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'a downloaded file stays in the store'))
    })
  }
  return file
}

async function readFile({ files, staff, recordChanges }: StaffContext, fileName: string): Promise<FileReply> {
  const key = downloadKey(staff.merId, fileName)
  const size = (await files.findSize(key)) ?? missing(GONE)
  recordChanges([], fileName)
  return { fileName, size, type: fileTypeOf(fileName).type, content: await files.read(key) }
}
