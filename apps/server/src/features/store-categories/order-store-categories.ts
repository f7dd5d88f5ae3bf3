import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { conflict } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findStoreCategory, listChildren, lockTree, updateOrder } from './store-category.sql.ts'
import { noSuchCategory } from './store-category-refusals.ts'

export async function orderStoreCategories(
  context: StaffContext,
  { pid, idList }: InputOf<typeof storeCategoryApi.order>,
) {
  const { db, recordChanges } = context
  await lockTree(db)
  if (pid !== 0 && !(await findStoreCategory(db, pid))) noSuchCategory()
  const siblings = await listChildren(db, pid)
  const names = new Map(siblings.map(({ id, name }) => [id, name]))
  const wanted = [...new Set(idList)]
  if (wanted.some((id) => !names.has(id))) noSuchCategory()
  // The caller's list was incomplete or outdated.
  if (wanted.length < siblings.length) conflict()
  await updateOrder(context, wanted)
  const before = siblings.map(({ name }) => name).join('、')
  recordChanges(changesBetween({ 顺序: [before, wanted.map((id) => names.get(id)).join('、')] }))
  return null
}
