import { toFen } from '@zhanggui/domain/kernel/money'
import { payOrder } from '#features/orders/public'
import type { TestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder, type OrderTraits } from '#test/make/order'
import { setFee, setPrices } from '#test/make/orders/order-prices.sql'
import type { Shop } from '#test/make/shop.sql'

const lines = [
  { goods: 20_000, freight: 600, merchantCoupon: 800, platformCoupon: 400, points: 200, rates: [3, 1] },
  { goods: 5000, freight: 200, merchantCoupon: 200, platformCoupon: 100, points: 50, rates: [3, 1] },
] as const

/** The order of the worked example of the sheet of orders (4.4), paid. */
export async function makeExample(app: TestApp, shop: Shop, traits: OrderTraits = {}): Promise<MadeOrder> {
  await setFee(app, shop, 5)
  const made = await makeOrder(app, shop, { ...traits, pieces: [2, 1], isPaid: false })
  const payPrice = toFen(await setPrices(app, shop, made.orderNo, lines))
  const payment = { payType: 'weixin', payChannel: 'mini', payNo: `P${made.orderNo}`, payPrice } as const
  await inShop(app, shop, (context) => payOrder(context, { orderNo: made.orderNo, ...payment }))
  return made
}
