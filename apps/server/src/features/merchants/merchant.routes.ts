import { merchantApi } from '@zhanggui/contract/merchant'
import { namesOfRegions } from '#features/regions/public'
import { bind } from '#platform/http/route'
import { editStoreInfo } from './edit-store-info.ts'
import { findBaseInfo, listMerchantCategories, listMerchantTypes } from './merchant.sql.ts'
import { readSetup } from './read-setup.ts'
import { findStoreInfo } from './store-info.sql.ts'
import { switchShop } from './switch-shop.ts'

export const merchantRoutes = bind(merchantApi, {
  categories: ({ db }) => listMerchantCategories(db),
  types: ({ db }) => listMerchantTypes(db),
  baseInfo: ({ db }) => findBaseInfo(db),
  info: async ({ db }) => {
    const info = await findStoreInfo(db)
    const namesOf = await namesOfRegions(db, [info.regionId])
    return { ...info, ...namesOf(info.regionId) }
  },
  editInfo: editStoreInfo,
  setup: readSetup,
  switch: switchShop,
})
