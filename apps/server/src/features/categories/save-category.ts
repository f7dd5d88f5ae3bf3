import type { categoryApi } from '@zhanggui/contract/category'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { pathBelow, whyNotPlaceCategory } from '@zhanggui/domain/category/category-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertCategory, lockTrees, openAbove } from './category.sql.ts'
import { findParent } from './find-parent.ts'

export async function saveCategory({ db, now, newId }: StaffContext, draft: InputOf<typeof categoryApi.save>) {
  await lockTrees(db)
  const parent = await findParent(db, draft.type, draft.pid)
  const reason = whyNotPlaceCategory(undefined, parent)
  if (reason) refuse(reason, { field: 'pid' })
  const category = { ...draft, id: await newId(), path: pathBelow(parent) }
  if (!(await insertCategory(db, category, now))) refuse('此分类已存在', { field: 'name' })
  if (category.status === 1) await openAbove(db, category.path, now)
  return { id: category.id }
}
