import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { lockOwnView } from './lock-own-view.ts'
import { deleteViewRow } from './view.sql.ts'
import { allowedList } from './viewed-lists.ts'

export async function deleteView(context: StaffContext, { id }: { id: number }) {
  const { name, list } = await lockOwnView(context, id)
  const { call } = await allowedList(context, list)
  await deleteViewRow(context.db, id)
  context.recordChanges(changesBetween({ 视图名称: [name, ''] }), `${call.title}：${name}`)
  return null
}
