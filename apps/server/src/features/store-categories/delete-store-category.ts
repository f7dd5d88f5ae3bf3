import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteStoreCategory } from '@zhanggui/domain/product/goods-category-rules'
import { countProductsIn, leaveStoreCategory } from '#features/products/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteStoreCategoryRow, findStoreCategory, listChildren, lockTree } from './store-category.sql.ts'
import { categoryInUse, noSuchCategory } from './store-category-refusals.ts'
import { recordIcon } from './record-icon.ts'

export async function deleteStoreCategory({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  await lockTree(db)
  const category = (await findStoreCategory(db, id)) ?? noSuchCategory()
  refuseIf(whyNotDeleteStoreCategory((await listChildren(db, id)).length))
  if ((await countProductsIn(db, [id])) > 0) categoryInUse()
  await leaveStoreCategory(db, id)
  await recordIcon(db, { ...category, icon: '' })
  await deleteStoreCategoryRow(db, id)
  recordChanges(changesBetween({ 分类名称: [category.name, ''] }), category.name)
  return null
}
