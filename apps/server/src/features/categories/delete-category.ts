import { pictureApi } from '@zhanggui/contract/picture'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteCategory } from '@zhanggui/domain/category/category-rules'
import { leaveCategory } from '#features/pictures/public'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteCategoryRow, findCategory, listPlacesBelow, lockTrees } from './category.sql.ts'

/** The category's pictures stay in the library, uncategorised. */
export async function deleteCategory({ db, now, recordChanges, announceArea }: StaffContext, { id }: { id: number }) {
  await lockTrees(db)
  const category = (await findCategory(db, id)) ?? missing('分类不存在')
  const reason = whyNotDeleteCategory((await listPlacesBelow(db, category)).length)
  if (reason) refuse(reason)
  await leaveCategory(db, id, now)
  announceArea(pictureApi)
  await deleteCategoryRow(db, id)
  recordChanges(changesBetween({ 分类名称: [category.name, ''] }), category.name)
  return null
}
