import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { viewApi } from '@zhanggui/contract/view/view'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { maskPhones } from '@zhanggui/domain/audit/mask-rules'
import { whyNotKeepView } from '@zhanggui/domain/view/view-rules'
import { lockShop } from '#features/merchants/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockOwnView } from './lock-own-view.ts'
import { listViews, updateViewRow } from './view.sql.ts'
import { allowedList, checkSort, type WireFilters } from './viewed-lists.ts'

const textOf = (filters: WireFilters) =>
  maskPhones(
    Object.entries(filters)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  )
const sharedText = (isShared: boolean) => (isShared ? '全店可见' : '仅自己可见')

/** Changes what is named; the rest stays. */
export async function updateView(context: StaffContext, { id, ...change }: InputOf<typeof viewApi.update>) {
  const { db, now, staff, recordChanges } = context
  const before = await lockOwnView(context, id)
  const viewed = await allowedList(context, before.list)
  const filters = change.filters && viewed.checkFilters(change.filters)
  if (filters) await viewed.count(context, filters)
  if (change.sort !== undefined) checkSort(viewed, change.sort)
  if (change.isShared !== undefined && change.isShared !== before.isShared) {
    await lockShop(db)
    refuseIf(whyNotKeepView(await listViews(db, before.list, staff.adminId), change.isShared))
  }
  await updateViewRow(db, id, { ...change, filters }, now)
  const { name = before.name, isShared = before.isShared } = change
  recordChanges(
    changesBetween({
      视图名称: [before.name, name],
      可见范围: [sharedText(before.isShared), sharedText(isShared)],
      筛选条件: [textOf(before.filters), textOf(filters ?? before.filters)],
    }),
    `${viewed.call.title}：${name}`,
  )
  return null
}
