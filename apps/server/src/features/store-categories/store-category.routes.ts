import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { goodsTreeOf } from '@zhanggui/domain/product/goods-category-rules'
import { bind } from '#platform/http/route'
import { addStoreCategory } from './add-store-category.ts'
import { deleteStoreCategory } from './delete-store-category.ts'
import { orderStoreCategories } from './order-store-categories.ts'
import { listShownStoreCategories, listStoreCategories } from './store-category.sql.ts'
import { switchStoreCategory } from './switch-store-category.ts'
import { updateStoreCategory } from './update-store-category.ts'

export const storeCategoryRoutes = bind(storeCategoryApi, {
  list: ({ db }) => listStoreCategories(db),
  tree: async ({ db }) => goodsTreeOf(await listShownStoreCategories(db)),
  add: addStoreCategory,
  update: updateStoreCategory,
  delete: deleteStoreCategory,
  show: switchStoreCategory,
  order: orderStoreCategories,
})
