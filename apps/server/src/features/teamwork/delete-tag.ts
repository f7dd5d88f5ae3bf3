import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { dropTagFromMarks } from './mark.sql.ts'
import { deleteTagRow } from './tag.sql.ts'

/** Orders and refunds lose the tag with it. */
export async function deleteTag({ db, recordChanges }: StaffContext, { id }: { readonly id: number }) {
  const name = await deleteTagRow(db, id)
  await dropTagFromMarks(db, id)
  recordChanges(changesBetween({ 标签名称: [name, ''] }), name)
  return null
}
