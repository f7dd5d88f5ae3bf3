import type { findExport } from '#features/tasks/public'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import type { FileReply } from '#platform/http/files/send-file'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkRights } from './check-rights.ts'

type Export = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** The file of an export, for who may still make the same one. */
export async function readExportFile(context: StaffContext, task: Export): Promise<FileReply> {
  await checkRights(context, task)
  const { fileName, title } = task
  const key = downloadKey(context.staff.merId, fileName)
  const size = (fileName === '' ? undefined : await context.files.findSize(key)) ?? missing('文件不存在或已过期')
  context.recordChanges([], title)
  return { fileName, size, type: fileTypeOf(fileName).type, content: await context.files.read(key) }
}
