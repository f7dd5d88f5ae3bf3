import { type Fen, prorateFen, sumFen, toFen } from '../../kernel/money.ts'
import { goodsKind, type GoodsKind, orderType, type OrderType } from '../order-codes.ts'
import type { OrderPrice } from '../price-order.ts'

/** Percent of a line that go to the distributors who brought the buyer. */
export interface CommissionRates {
  readonly first: number
  readonly second: number
}

export interface Income {
  /** What fee and commissions are taken from: what was sold, without the freight. */
  readonly base: Fen
  readonly fee: Fen
  readonly firstCommissions: readonly Fen[]
  readonly secondCommissions: readonly Fen[]
  /** What the shop gets for the goods. The freight is its own as a whole. */
  readonly shop: Fen
  readonly freight: Fen
}

/** Nobody is paid for having brought the buyer of a seckill, a group buy or an order for points (sheet of orders, 4.4). */
export const paysCommission = (order: { readonly type: OrderType; readonly goodsKind: GoodsKind }): boolean =>
  order.type === orderType.is.plain && order.goodsKind !== goodsKind.is.points

/**
 * Who gets what of a paid order (sheet of orders, 4.4). The platform pays for its own coupons and for points. Commissions
 * share what the fee leaves where they would be more than that: the shop never pays for having sold something.
 */
export function splitIncome(price: OrderPrice, feePercent: number, rates: readonly CommissionRates[] = []): Income {
  const base = toFen(price.pay + price.points + price.platformCoupon - price.freight)
  const fee = toFen(Math.ceil((base * feePercent) / 100))
  const commissions = (level: keyof CommissionRates) =>
    price.lines.map(({ goods, member, fullReduction, merchantCoupon }, index) => {
      const sold = goods - member - fullReduction - merchantCoupon
      return toFen(Math.floor((sold * (rates[index]?.[level] ?? 0)) / 100))
    })
  const wanted = [...commissions('first'), ...commissions('second')]
  const left = toFen(base - fee)
  const paid = sumFen(wanted) > left ? prorateFen(left, wanted) : wanted
  const [firstCommissions, secondCommissions] = [paid.slice(0, price.lines.length), paid.slice(price.lines.length)]
  const paidOut = sumFen(paid)
  return { base, fee, firstCommissions, secondCommissions, shop: toFen(base - fee - paidOut), freight: price.freight }
}
