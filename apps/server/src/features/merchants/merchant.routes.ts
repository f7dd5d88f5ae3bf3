import { merchantApi } from '@zhanggui/contract/merchant'
import { bind } from '#platform/http/route'
import { listMerchantCategories, listMerchantTypes } from './merchant.sql.ts'

export const merchantRoutes = bind(merchantApi, {
  categories: ({ db }) => listMerchantCategories(db),
  types: ({ db }) => listMerchantTypes(db),
})
