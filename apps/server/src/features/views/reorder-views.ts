import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { viewApi } from '@zhanggui/contract/view/view'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listViews, saveOrder } from './view.sql.ts'
import { allowedList } from './viewed-lists.ts'

/** Each person places the views for themselves, shared ones too. */
export async function reorderViews(context: StaffContext, { list, ids }: InputOf<typeof viewApi.reorder>) {
  const { db, staff } = context
  await allowedList(context, list)
  const own = new Set((await listViews(db, list, staff.adminId)).map(({ id }) => id))
  if (ids.some((id) => !own.has(id))) missing('视图不存在')
  await saveOrder(db, list, staff.adminId, ids)
  return null
}
