import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { categoryShownLabel } from '@zhanggui/domain/product/goods-category-rules'
import { countProductsIn } from '#features/products/public'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findParent } from './find-parent.ts'
import {
  findStoreCategory,
  lockTree,
  showChildren,
  showStoreCategory,
  updateStoreCategoryRow,
} from './store-category.sql.ts'
import { categoryInUse, noSuchCategory } from './store-category-refusals.ts'
import { recordIcon } from './record-icon.ts'

export async function updateStoreCategory(
  context: StaffContext,
  { version, ...draft }: InputOf<typeof storeCategoryApi.update>,
) {
  const { db, recordChanges } = context
  await lockTree(db)
  const before = (await findStoreCategory(db, draft.id)) ?? noSuchCategory()
  checkVersion({ version }, before)
  const parent = await findParent(db, before, draft.pid)
  const isPromoted = before.pid !== 0 && draft.pid === 0
  if (isPromoted && (await countProductsIn(db, [before.id])) > 0) categoryInUse()
  const formerParent = before.pid === 0 ? undefined : await findStoreCategory(db, before.pid)
  const after = { ...draft, isShow: draft.isShow ?? before.isShow }
  await updateStoreCategoryRow(context, after)
  if (parent && after.isShow) await showStoreCategory(context, parent.id, true)
  if (after.isShow !== before.isShow) await showChildren(context, after.id, after.isShow)
  await recordIcon(db, after)
  recordChanges(
    changesBetween({
      分类名称: [before.name, after.name],
      上级分类: [formerParent?.name ?? '', parent?.name ?? ''],
      分类图标: [before.icon, after.icon],
      排序: [String(before.sort), String(after.sort)],
      状态: [categoryShownLabel(before.isShow), categoryShownLabel(after.isShow)],
    }),
    after.name,
  )
  return null
}
