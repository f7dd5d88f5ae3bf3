import { categoryApi } from '@zhanggui/contract/category'
import { withAncestors } from '@zhanggui/domain/category/category-rules'
import { treeOf } from '@zhanggui/domain/kernel/tree'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { findCategories, findCategory, listCategories, listCategoriesOfType } from './category.sql.ts'
import { deleteCategory } from './delete-category.ts'
import { saveCategory } from './save-category.ts'
import { switchCategory } from './switch-category.ts'
import { updateCategory } from './update-category.ts'

const ANY_STATUS = -1

export const categoryRoutes = bind(categoryApi, {
  tree: async ({ db }, { type, status = ANY_STATUS, name = '' }) => {
    const isHit = (row: { status: number; name: string }) =>
      (status === ANY_STATUS || row.status === status) && row.name.includes(name)
    return treeOf(withAncestors(await listCategoriesOfType(db, type), isHit))
  },
  list: ({ db }, query) => listCategories(db, query),
  ids: async ({ db }, { ids }) => {
    const found = await findCategories(db, ids)
    return found.length === ids.length ? found : missing('分类不存在')
  },
  info: async ({ db }, { id }) => (await findCategory(db, id)) ?? missing('分类不存在'),
  save: saveCategory,
  update: updateCategory,
  updateStatus: switchCategory,
  delete: deleteCategory,
})
