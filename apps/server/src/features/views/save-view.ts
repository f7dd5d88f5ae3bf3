import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { viewApi } from '@zhanggui/contract/view/view'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotKeepView } from '@zhanggui/domain/view/view-rules'
import { lockShop } from '#features/merchants/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertView, listViews } from './view.sql.ts'
import { allowedList, checkSort } from './viewed-lists.ts'

/** Keeps a list as it is seen now. */
export async function saveView(context: StaffContext, { list, ...content }: InputOf<typeof viewApi.save>) {
  const { db, now, staff, newId, recordChanges } = context
  const viewed = await allowedList(context, list)
  const filters = viewed.checkFilters(content.filters)
  checkSort(viewed, content.sort)
  // The list itself refuses some words only when it looks for them.
  await viewed.count(context, filters)
  await lockShop(db)
  refuseIf(whyNotKeepView(await listViews(db, list, staff.adminId), content.isShared))
  const id = await newId()
  await insertView(db, { id, adminId: staff.adminId, list, ...content, filters }, now)
  recordChanges(changesBetween({ 视图名称: ['', content.name] }), `${viewed.call.title}：${content.name}`)
  return { id }
}
