import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findCategory, lockTrees } from './category.sql.ts'
import { changeCategory } from './update-category.ts'

export async function switchCategory(context: StaffContext, { id }: { id: number }) {
  await lockTrees(context.db)
  const category = (await findCategory(context.db, id)) ?? missing('分类不存在')
  await changeCategory(context, category, { status: category.status === 1 ? 0 : 1 })
  return null
}
