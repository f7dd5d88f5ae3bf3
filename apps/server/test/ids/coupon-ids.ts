import { couponDraftOf, makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import { makeUser } from '#test/make/users/user'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const coupon: MakeInput = async (app, shop) => ({ id: await makeCoupon(app, shop) })

const gift: MakeInput = async (app, shop) => ({ couponIds: [await makeCoupon(app, shop, { receiveType: 2 })] })

/** The calls about coupons that take an id. */
export const couponIds: Readonly<Record<string, MakeInput>> = {
  'coupon.delete': coupon,
  'coupon.editProducts': async (app, shop) => {
    const productIds = [(await makeProduct(app, shop)).id]
    return { id: await makeCoupon(app, shop, { category: 2, productIds }), productIds }
  },
  'coupon.info': coupon,
  'coupon.pieces': async (app, shop) => ({ couponId: (await makePiece(app, shop)).couponId }),
  'coupon.save': async (app, shop) => couponDraftOf({ category: 2, productIds: [(await makeProduct(app, shop)).id] }),
  'coupon.send': async (app, shop) => ({ couponId: await makeCoupon(app, shop), uid: [await makeUser(app, shop)] }),
  'coupon.sendToAll': async (app, shop) => {
    const couponId = await makeCoupon(app, shop)
    await makeUser(app, shop)
    return { couponId, filter: {}, expected: 1 }
  },
  'coupon.updateStatus': coupon,
  'productBatch.addCoupons': async (app, shop) => ({
    idList: [(await makeProduct(app, shop)).id],
    ...(await gift(app, shop)),
  }),
  'productBatch.addCouponsToOne': async (app, shop) => ({
    id: (await makeProduct(app, shop)).id,
    ...(await gift(app, shop)),
  }),
}
