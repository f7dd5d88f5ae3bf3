import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { viewApi } from '@zhanggui/contract/view/view'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { mayChangeView, seesView } from '@zhanggui/domain/view/view-rules'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteViewRow, lockView, type StoredView, updateViewRow } from './view.sql.ts'
import { allowedList, checkSort } from './viewed-lists.ts'

/** For this transaction alone. Somebody else's private view does not exist for anybody. */
async function lockOwn(context: StaffContext, id: number): Promise<StoredView> {
  const { db, staff } = context
  const view = await lockView(db, id)
  if (!view || !seesView(view, staff)) return missing('视图不存在')
  if (!mayChangeView(view, staff)) refuse('只有添加视图的人和店主可以修改')
  return view
}

const sharedText = (isShared: boolean) => (isShared ? '全店可见' : '仅自己可见')

/** Changes what is named; the rest stays. */
export async function updateView(context: StaffContext, { id, ...change }: InputOf<typeof viewApi.update>) {
  const { db, now, recordChanges } = context
  const before = await lockOwn(context, id)
  const viewed = await allowedList(context, before.list)
  const filters = change.filters && viewed.checkFilters(change.filters)
  if (filters) await viewed.count(db, filters, now)
  if (change.sort !== undefined) checkSort(viewed, change.sort)
  await updateViewRow(db, id, { ...change, filters }, now)
  const { name = before.name, isShared = before.isShared } = change
  const texts = [before.filters, filters ?? before.filters].map((each) => new URLSearchParams(each).toString())
  recordChanges(
    changesBetween({
      视图名称: [before.name, name],
      可见范围: [sharedText(before.isShared), sharedText(isShared)],
      筛选条件: [texts[0] ?? '', texts[1] ?? ''],
    }),
    `${viewed.call.title}：${name}`,
  )
  return null
}

export async function deleteView(context: StaffContext, { id }: { id: number }) {
  const { name, list } = await lockOwn(context, id)
  const { call } = await allowedList(context, list)
  await deleteViewRow(context.db, id)
  context.recordChanges(changesBetween({ 视图名称: [name, ''] }), `${call.title}：${name}`)
  return null
}
