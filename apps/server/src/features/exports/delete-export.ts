import { removeFilesJob } from '#features/storage/public'
import { dropFile, findExport } from '#features/tasks/public'
import { downloadKey } from '#platform/files/download-key'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'

/** Removes the file before its time; that there was an export stays in the history. */
export async function deleteExport({ db, staff, enqueue, recordChanges }: StaffContext, { id }: { id: number }) {
  const { fileName, title } = (await findExport(db, staff, id)) ?? missing('导出不存在')
  if (!(await dropFile(db, id))) refuse('没有可以删除的文件')
  await enqueue(removeFilesJob, { keys: [downloadKey(db.merId, fileName)] })
  recordChanges([{ field: '文件', before: fileName, after: '' }], title)
  return null
}
