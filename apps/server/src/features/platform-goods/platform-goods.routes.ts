import { platformGoodsApi } from '@zhanggui/contract/platform-goods'
import { goodsTreeOf } from '@zhanggui/domain/product/goods-category-rules'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import {
  listBrands,
  listBrandsOf,
  listGuarantees,
  listShownCategories,
  listShownGuarantees,
} from './platform-goods.sql.ts'

const SHOWN_ONLY = '1'

export const platformGoodsRoutes = () =>
  bind(platformGoodsApi, {
    categories: async ({ db }) => goodsTreeOf(await listShownCategories(db)),
    allBrands: ({ db }) => listBrands(db),
    brands: async ({ db }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listBrandsOf(db, query, window))
    },
    guarantees: ({ db }, { type }) => (type === SHOWN_ONLY ? listShownGuarantees(db) : listGuarantees(db)),
  })
