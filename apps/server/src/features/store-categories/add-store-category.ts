import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { storeCategoryApi } from '@zhanggui/contract/store-category'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { placeFor } from './place-for.ts'
import { insertStoreCategory, lockTree, showStoreCategory } from './store-category.sql.ts'
import { nameTaken } from './store-category-refusals.ts'
import { useIcon } from './use-icon.ts'

export async function addStoreCategory(
  { db, staff, now, newId, recordChanges }: StaffContext,
  draft: InputOf<typeof storeCategoryApi.add>,
) {
  const signature = { by: staff.adminId, now }
  await lockTree(db)
  const parent = await placeFor(db, undefined, draft.pid)
  const category = { ...draft, id: await newId() }
  if (!(await insertStoreCategory(db, category, signature))) nameTaken()
  if (parent && category.isShow) await showStoreCategory(db, parent.id, true, signature)
  await useIcon(db, category)
  recordChanges(changesBetween({ 分类名称: ['', category.name], 上级分类: ['', parent?.name ?? ''] }))
  return { id: category.id }
}
