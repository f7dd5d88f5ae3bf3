import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { deleteTagRow } from './user-tag.sql.ts'

/** Users lose the tag with it. */
export async function deleteTag({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { name } = await deleteTagRow(db, id)
  recordChanges(changesBetween({ 标签名称: [name, ''] }), name)
  return null
}
