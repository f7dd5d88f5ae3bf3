import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { userApi } from '@zhanggui/contract/user/user'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { findProductNames, setFavorite } from '#features/products/public'
import { countView, findShopper, followShop, insertVisit, saveShopper } from '#features/shoppers/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'
import { bindGateway } from '../gateway-route.ts'
import { addReview } from './add-review.ts'

export const shopperGatewayRoutes = bindGateway(shopperGateway, {
  save: ({ runForBuyer }, { merId, ...facts }) =>
    runForBuyer(merId, async ({ db, now, announceArea }) => {
      await saveShopper(db, now, facts)
      announceArea(userApi)
      return null
    }),
  follow: ({ runForBuyer }, { merId, uid, isFollowing }) =>
    runForBuyer(merId, async ({ db, now, announceArea }) => {
      if (!(await followShop(db, now, uid, isFollowing))) missing('用户不存在')
      announceArea(userApi)
      return null
    }),
  visit: ({ runForBuyer }, { merId, uid }) =>
    runForBuyer(merId, async ({ db, now }) => {
      await checkShopper(db, uid)
      await insertVisit(db, now, shopDay(now), uid)
      return null
    }),
  view: ({ runForBuyer }, { merId, uid, productId }) =>
    runForBuyer(merId, async ({ db, now }) => {
      await checkShopper(db, uid)
      await checkProduct(db, productId)
      await countView(db, shopDay(now), productId)
      return null
    }),
  favorite: ({ runForBuyer }, { merId, uid, productId, isFavorite }) =>
    runForBuyer(merId, async ({ db, now }) => {
      await checkShopper(db, uid)
      await checkProduct(db, productId)
      await setFavorite(db, now, { productId, uid }, isFavorite)
      return null
    }),
  review: addReview,
})

async function checkShopper(db: MerchantDb, uid: number) {
  if (!(await findShopper(db, uid))) missing('用户不存在')
}

async function checkProduct(db: MerchantDb, id: number) {
  if (!(await findProductNames(db, [id])).has(id)) missing('商品不存在')
}
