import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { ReplacePicture } from '#features/pictures/public'
import { recordIcon } from './record-icon.ts'
import { findStoreCategory, lockTree, updateStoreCategoryRow } from './store-category.sql.ts'
import { noSuchCategory } from './store-category-refusals.ts'

export const replaceIcon: ReplacePicture = async (context, id, swap) => {
  const { db, recordChanges } = context
  await lockTree(db)
  const { name, pid, icon, sort, isShow } = (await findStoreCategory(db, id)) ?? noSuchCategory()
  const after = { id, name, pid, icon: swap(icon), sort, isShow }
  await updateStoreCategoryRow(context, after)
  await recordIcon(db, after)
  recordChanges(changesBetween({ 分类图标: [icon, after.icon] }), name)
}
