import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { findParent } from './find-parent.ts'
import { insertStoreCategory, lockTree, showStoreCategory } from './store-category.sql.ts'
import { recordIcon } from './record-icon.ts'

export async function addStoreCategory(context: StaffContext, draft: InputOf<typeof storeCategoryApi.add>) {
  const { db, newId, recordChanges } = context
  await lockTree(db)
  const parent = await findParent(db, undefined, draft.pid)
  const category = { ...draft, id: await newId() }
  await insertStoreCategory(context, category)
  if (parent && category.isShow) await showStoreCategory(context, parent.id, true)
  await recordIcon(db, category)
  recordChanges(changesBetween({ 分类名称: ['', category.name], 上级分类: ['', parent?.name ?? ''] }), category.name)
  return { id: category.id }
}
