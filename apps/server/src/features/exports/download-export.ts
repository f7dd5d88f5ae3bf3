import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { findExport } from '#features/tasks/public'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import type { FileReply } from '#platform/http/files/send-file'
import { forbidden, missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { exportJobOf } from './export-kinds.ts'

/** The file of an export that the person sees, as long as they may still export such a thing. */
export async function downloadExport(context: StaffContext, { id }: { id: number }): Promise<FileReply> {
  const { db, files, staff, recordChanges } = context
  const task = (await findExport(db, staff, id)) ?? missing('导出不存在')
  if (!hasPermission(await heldPermissions(context), exportJobOf(task.kind).call.permission)) throw forbidden()
  const { fileName, title } = task
  const key = downloadKey(staff.merId, fileName)
  const size = (fileName === '' ? undefined : await files.findSize(key)) ?? missing('文件不存在或已过期')
  recordChanges([], title)
  return { fileName, size, type: fileTypeOf(fileName).type, content: await files.read(key) }
}
