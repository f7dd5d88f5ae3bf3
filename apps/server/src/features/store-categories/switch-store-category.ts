import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { categoryShownLabel } from '@zhanggui/domain/product/goods-category-rules'
import type { StaffContext } from '#platform/http/route'
import { findStoreCategory, lockTree, showChildren, showStoreCategory } from './store-category.sql.ts'
import { noSuchCategory } from './store-category-refusals.ts'

/** Hiding a parent hides its children; showing a child shows its parent. */
export async function switchStoreCategory(context: StaffContext, { id }: { id: number }) {
  const { db, recordChanges } = context
  await lockTree(db)
  const category = (await findStoreCategory(db, id)) ?? noSuchCategory()
  const isShow = !category.isShow
  await showStoreCategory(context, id, isShow)
  await showChildren(context, id, isShow)
  if (isShow) await showStoreCategory(context, category.pid, true)
  recordChanges(
    changesBetween({ [`${category.name}：状态`]: [categoryShownLabel(category.isShow), categoryShownLabel(isShow)] }),
    category.name,
  )
  return null
}
