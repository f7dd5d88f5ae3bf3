import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { toFen } from '@zhanggui/domain/kernel/money'
import { claimCoupon } from '#features/coupons/public'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'
import { makeUser } from '#test/make/users/user'

export type CouponTraits = Partial<InputOf<typeof couponApi.save>>

/** Ten yuan off any order of the shop, to be claimed by anybody, valid for a week. */
export const couponDraftOf = (traits: CouponTraits = {}): InputOf<typeof couponApi.save> => ({
  name: '春茶券',
  category: 1,
  receiveType: 1,
  money: toFen(1000),
  minPrice: toFen(0),
  isLimited: false,
  total: 0,
  productIds: [],
  isTimeReceive: false,
  receiveStartTime: null,
  receiveEndTime: null,
  isFixedTime: false,
  useStartTime: null,
  useEndTime: null,
  day: 7,
  sort: 0,
  status: true,
  ...traits,
})

export async function makeCoupon(app: TestApp, { owner }: Shop, traits: CouponTraits = {}): Promise<number> {
  return (await app.call(couponApi.save, couponDraftOf(traits), { token: owner.token })).data.id
}

/** A piece of a coupon in the hands of a user of the shop. */
export async function makePiece(app: TestApp, shop: Shop, traits: CouponTraits & { uid?: number } = {}) {
  const { uid = await makeUser(app, shop), ...coupon } = traits
  const couponId = await makeCoupon(app, shop, coupon)
  const { id } = await inShop(app, shop, (context) => claimCoupon(context, { couponId, uid }))
  return { id, couponId, uid }
}
