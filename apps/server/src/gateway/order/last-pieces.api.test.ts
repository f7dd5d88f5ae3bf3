import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponGateway } from '@zhanggui/contract/gateway/coupon'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { addDays, shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { orderType } from '@zhanggui/domain/order/order-codes'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeCoupon } from '#test/make/coupons/coupon'
import { makeSeckill } from '#test/make/marketing/seckill'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { makeProduct } from '#test/make/product.sql'
import { makeSlot } from '#test/make/promotions/promotion'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeUser } from '#test/make/users/user'
import { stockTotals } from '#test/read/product.sql'

const app = setupTestApp()
const front = setupShopFront(app)

/** The gate sends twenty for five; `npm run test:fault` five hundred for a hundred. */
const [callers, pieces] = process.env['THOROUGH'] ? [500, 100] : [20, 5]

let shop: Shop
let as: { token: string }
beforeEach(async () => {
  shop = await makeShop(app)
  as = { token: shop.owner.token }
  await front.knowShopper(shop)
})

/** All at once: how many got one, and what the others were told. */
async function race(ask: (nth: number) => Promise<{ readonly isOk: boolean; readonly message: string }>) {
  const answers = await Promise.all(Array.from({ length: callers }, (_, nth) => ask(nth)))
  const refused = answers.filter(({ isOk }) => !isOk)
  return { won: callers - refused.length, told: [...new Set(refused.map(({ message }) => message))] }
}

test('the last pieces of a coupon go to as many buyers as there are', async () => {
  const couponId = await makeCoupon(app, shop, { isLimited: true, total: pieces })
  const buyers = await Promise.all(Array.from({ length: callers }, () => makeUser(app, shop)))
  const { merId } = shop
  const outcome = await race((nth) =>
    front.call(couponGateway.claim, { merId, uid: buyers[nth] ?? 0, number: `CL-${nth}`, couponId }),
  )
  expect(outcome).toEqual({ won: pieces, told: ['优惠券余量不足！'] })
  expect((await app.call(couponApi.info, { id: couponId }, as)).data).toMatchObject({
    issuedCount: pieces,
    lastTotal: 0,
  })
  const { data } = await app.call(couponApi.pieces, { couponId, limit: 100 }, as)
  expect(new Set(data.list.map(({ uid }) => uid)).size).toBe(pieces)
})

test('the last units of a flash sale go to as many buyers as there are', async () => {
  const product = await makeProduct(app, shop, { stock: callers })
  const { id } = await makeSeckill(app, shop, { product, quota: pieces })
  const part = partOf(shop, product, [1], { type: orderType.is.seckill, seckillProductId: id })
  const outcome = await race(() => front.call(orderGateway.place, checkoutOf([part])))
  expect(outcome).toEqual({ won: pieces, told: ['秒杀商品库存不足'] })
  expect((await app.call(seckillApi.info, { id }, as)).data).toMatchObject({ quota: 0, sales: pieces })
  expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: callers - pieces })
})

test('the last places of a delivery time go to as many orders as there are', async () => {
  // Whoever orders the same goods waits in line for them; these meet at the place only.
  const products = await Promise.all(Array.from({ length: callers }, () => makeProduct(app, shop)))
  const deliverySlotId = await makeSlot(app, shop, { capacity: pieces })
  const deliveryDate = addDays(shopDate(app.now()), 1)
  const slot = { deliverySlotId, deliveryDate }
  const outcome = await race((nth) =>
    front.call(
      orderGateway.place,
      checkoutOf(products.slice(nth, nth + 1).map((each) => partOf(shop, each, [1], slot))),
    ),
  )
  expect(outcome).toEqual({ won: pieces, told: ['该时段已约满，请重新选择'] })
  const asked = { serviceType: slotService.is.delivery, from: deliveryDate, days: 1 }
  const { data } = await app.call(deliveryTimeApi.calendar, asked, as)
  expect(data.days[0]?.cells).toMatchObject([{ used: pieces, remaining: 0 }])
})
