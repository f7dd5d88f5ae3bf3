import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { categoryShownLabel } from '@zhanggui/domain/product/goods-category-rules'
import type { StaffContext } from '#platform/http/route'
import { findStoreCategory, lockTree, showChildren, showStoreCategory } from './store-category.sql.ts'
import { noSuchCategory } from './store-category-refusals.ts'

/** A parent takes its children along; a child that is to be seen needs its parent. */
export async function switchStoreCategory({ db, staff, now, recordChanges }: StaffContext, { id }: { id: number }) {
  const signature = { by: staff.adminId, now }
  await lockTree(db)
  const category = (await findStoreCategory(db, id)) ?? noSuchCategory()
  const isShow = !category.isShow
  await showStoreCategory(db, id, isShow, signature)
  await showChildren(db, id, isShow, signature)
  if (isShow) await showStoreCategory(db, category.pid, true, signature)
  recordChanges(
    changesBetween({ [`${category.name}：状态`]: [categoryShownLabel(category.isShow), categoryShownLabel(isShow)] }),
  )
  return null
}
