import { lockOrder } from '#features/orders/public'
import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'

/** What a line costs, in fen; the rest of its columns follows. */
export interface LinePrice {
  readonly goods: number
  readonly freight: number
  readonly merchantCoupon: number
  readonly platformCoupon: number
  readonly points: number
  readonly rates: readonly [first: number, second: number]
}

/** Gives an order that is not paid yet the prices that coupons and templates would have made. Returns what is to be paid. */
export const setPrices = (app: TestApp, shop: Shop, orderNo: string, lines: readonly LinePrice[]): Promise<number> =>
  inShop(app, shop, async ({ db }) => {
    const { id } = await lockOrder(db, orderNo)
    const payOf = ({ goods, freight, merchantCoupon, platformCoupon, points }: LinePrice) =>
      goods + freight - merchantCoupon - platformCoupon - points
    for (const [position, line] of lines.entries()) {
      await db.q
        .updateTable('order_line')
        .set({
          goods_fen: line.goods,
          freight_fen: line.freight,
          merchant_coupon_fen: line.merchantCoupon,
          platform_coupon_fen: line.platformCoupon,
          points_fen: line.points,
          first_rate: line.rates[0],
          second_rate: line.rates[1],
          pay_fen: payOf(line),
        })
        .where('mer_id', '=', db.merId)
        .where('order_id', '=', id)
        .where('position', '=', position)
        .execute()
    }
    const pay = lines.reduce((sum, line) => sum + payOf(line), 0)
    await db.q
      .updateTable('shop_order')
      .set({ pay_fen: pay })
      .where('mer_id', '=', db.merId)
      .where('id', '=', id)
      .execute()
    return pay
  })

/** What the platform keeps, in percent. */
export const setFee = (app: TestApp, { merId }: Shop, percent: number) =>
  inPlatform(app.platform.pool, (db) =>
    db.q.updateTable('merchant').set({ fee_percent: percent }).where('id', '=', merId).execute(),
  )
