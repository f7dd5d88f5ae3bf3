import type { categoryApi, CategoryRow } from '@zhanggui/contract/category'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { categoryStatus } from '@zhanggui/domain/category/category-codes'
import { present } from '@zhanggui/domain/kernel/present'
import { pathBelow, whyNotPlaceCategory } from '@zhanggui/domain/category/category-rules'
import { checkVersion, missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import {
  closeBelow,
  findCategory,
  hasCategoryNamed,
  listPlacesBelow,
  lockTrees,
  openAbove,
  updateCategoryRow,
  updatePathsBelow,
} from './category.sql.ts'
import { findParent } from './find-parent.ts'

type Change = Omit<InputOf<typeof categoryApi.update>, 'id' | 'version'>

export async function updateCategory(
  context: StaffContext,
  { id, version, ...change }: InputOf<typeof categoryApi.update>,
) {
  const { db } = context
  await lockTrees(db)
  const category = (await findCategory(db, id)) ?? missing('分类不存在')
  checkVersion({ version }, category)
  if (change.name !== undefined && (await hasCategoryNamed(db, category.type, change.name, id))) {
    refuse('分类名称重复', { field: 'name' })
  }
  await changeCategory(context, category, change)
  return null
}

/** Requires the tree lock. Moves the category and cascades its status (sheet: closing goes down, opening goes up). */
export async function changeCategory({ db, now, recordChanges }: StaffContext, before: CategoryRow, change: Change) {
  const parent = await findParent(db, before.type, change.pid ?? before.pid)
  const reason = whyNotPlaceCategory(before, parent, await listPlacesBelow(db, before))
  if (reason) refuse(reason, { field: 'pid' })
  const after = { ...before, ...present(change), path: pathBelow(parent) }
  const { id, pid, path, name, url, extra, status, sort } = after
  await updateCategoryRow(db, { id, pid, path, name, url, extra, status, sort }, now)
  if (after.path !== before.path) await updatePathsBelow(db, before, after)
  if (status === categoryStatus.is.open) await openAbove(db, path, now)
  else await closeBelow(db, after, now)
  recordChanges(
    changesBetween({
      分类名称: [before.name, name],
      上级分类: [String(before.pid), String(pid)],
      排序: [String(before.sort), String(sort)],
      状态: [categoryStatus.label(before.status), categoryStatus.label(status)],
    }),
    name,
  )
}
