import { couponGateway, platformCouponGateway } from '@zhanggui/contract/gateway/coupon'
import {
  claimCoupon,
  insertPlatformCoupon,
  invalidatePlatformCoupon,
  listClaimable,
  listPieces,
  listPlatformCoupons,
} from '#features/coupons/public'
import { missing } from '#platform/http/refusals'
import { answerOnce } from '../access/gateway-request.sql.ts'
import { bindGateway } from '../gateway-route.ts'

export const couponGatewayRoutes = [
  ...bindGateway(couponGateway, {
    claimable: ({ readMerchant, now }, { merId, ...query }) =>
      readMerchant(merId, (db) => listClaimable(db, query, now)),
    claim: ({ runForBuyer }, { merId, number, ...claim }) =>
      runForBuyer(merId, (context) =>
        answerOnce(context, { kind: 'coupon.claim', number, content: claim, reply: couponGateway.claim.reply }, () =>
          claimCoupon(context, claim),
        ),
      ),
    mine: ({ readMerchant, now }, { merId, ...query }) => readMerchant(merId, (db) => listPieces(db, query, now)),
  }),
  ...bindGateway(platformCouponGateway, {
    list: ({ inPlatform }, query) => inPlatform((db) => listPlatformCoupons(db, query)),
    save: ({ inPlatform, newId, now }, draft) =>
      inPlatform(async (db) => {
        const id = await newId()
        await insertPlatformCoupon(db, { ...draft, id }, now)
        return { id }
      }),
    invalidate: ({ inPlatform, now }, { id }) =>
      inPlatform(async (db) => {
        if (!(await invalidatePlatformCoupon(db, id, now))) missing('优惠券不存在')
        return null
      }),
  }),
]
