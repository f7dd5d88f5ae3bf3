import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { goodsTreeOf } from '@zhanggui/domain/product/goods-category-rules'
import { bind } from '#platform/http/route'
import {
  listBrands,
  listBrandsOf,
  listGuarantees,
  listShownCategories,
  listShownGuarantees,
} from './platform-goods.sql.ts'

const SHOWN_ONLY = '1'

export const platformGoodsRoutes = bind(platformGoodsApi, {
  categories: async ({ db }) => goodsTreeOf(await listShownCategories(db)),
  allBrands: ({ db }) => listBrands(db),
  brands: ({ db }, query) => listBrandsOf(db, query),
  guarantees: ({ db }, { type }) => (type === SHOWN_ONLY ? listShownGuarantees(db) : listGuarantees(db)),
})
