import { toFen } from '@zhanggui/domain/kernel/money'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { journalPayment } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { incomeNode } from '@zhanggui/domain/order/income-codes'
import { type PayChannel, type PayType, shippingType } from '@zhanggui/domain/order/order-codes'
import { statusAfterPayment } from '@zhanggui/domain/order/order-state'
import { type OrderPrice, sumLines } from '@zhanggui/domain/order/price-order'
import { splitIncome } from '@zhanggui/domain/order/split-income'
import { shipBy } from '@zhanggui/domain/store/order-rules'
import { writeJournal } from '#features/ledger/public'
import { findClosures, findFeePercent, readOrderRules } from '#features/merchants/public'
import { addPurchase } from '#features/shoppers/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { insertIncome } from '../core/income.sql.ts'
import { recordEvent } from '../core/order-event.sql.ts'
import { listLines, type StoredLine, updateLine } from '../core/order-line.sql.ts'
import { checkOrder, lockOrder, type LockedOrder, updateOrder } from '../core/order-row.sql.ts'
import { settleIncome } from '../core/settle-income.ts'
import { addSales } from '../counts/sales.sql.ts'
import { afterPayment } from './after-payment.ts'

interface Payment {
  readonly orderNo: string
  readonly payType: PayType
  readonly payChannel: PayChannel
  readonly payNo: string
  readonly payPrice: number
}

/** The buyer has paid: from here on the order is work for the shop. The same payment twice does no harm. */
export async function payOrder(context: WriteContext, payment: Payment): Promise<null> {
  const { db, now } = context
  const order = await lockOrder(db, payment.orderNo)
  if (order.paidAt && order.payNo === payment.payNo && order.payFen === payment.payPrice) return null
  checkOrder(order, 'pay')
  if (payment.payPrice !== order.payFen) refuse('支付金额与订单金额不符')
  const status = statusAfterPayment(order.shippingType)
  await updateOrder(context, order.id, {
    status,
    paid_at: now,
    pay_type: payment.payType,
    pay_channel: payment.payChannel,
    pay_no: payment.payNo,
    fee_percent: await bookIncome(context, order),
    due_at: await shipUntil(db, order, now),
  })
  await recordEvent(context, {
    orderId: order.id,
    kind: 'pay_success',
    message: '用户付款成功',
    actor: { kind: 'buyer', id: order.uid },
  })
  await settleIncome(context, order, incomeNode.is.pay)
  await addPurchase(db, order.uid, toFen(order.payFen), now)
  await addSales(db, order.id, shopDay(now))
  await afterPayment(context, order)
  return null
}

/** Splits the money among shop, platform and distributors, once and for all. */
async function bookIncome(context: WriteContext, order: LockedOrder): Promise<number> {
  const { db } = context
  const [lines, feePercent] = await Promise.all([listLines(db, order.id), findFeePercent(db)])
  const price = priceOf(lines)
  const rates = lines.map(({ first_rate: first, second_rate: second }) => ({ first, second }))
  const income = splitIncome(price, feePercent, rates)
  for (const [index, line] of lines.entries()) {
    const [first, second] = [income.firstCommissions[index] ?? 0, income.secondCommissions[index] ?? 0]
    if (first + second > 0) await updateLine(db, line, { first_commission_fen: first, second_commission_fen: second })
  }
  await insertIncome(db, {
    order_id: order.id,
    base_fen: income.base,
    fee_fen: income.fee,
    shop_fen: income.shop,
    freight_fen: income.freight,
    pending_fen: income.shop + income.freight,
  })
  const legs = journalPayment(price, income)
  await writeJournal(context, { event: ledgerEvent.is.pay, refNo: order.orderNo, orderId: order.id, legs })
  return feePercent
}

/** The price that was fixed when the order was placed. */
function priceOf(stored: readonly StoredLine[]): OrderPrice {
  const lines = stored.map((line) => ({
    goods: toFen(line.goods_fen),
    member: toFen(line.member_fen),
    fullReduction: toFen(line.full_reduction_fen),
    merchantCoupon: toFen(line.merchant_coupon_fen),
    platformCoupon: toFen(line.platform_coupon_fen),
    points: toFen(line.points_fen),
    freight: toFen(line.freight_fen),
    pay: toFen(line.pay_fen),
  }))
  return { ...sumLines(lines), lines }
}

async function shipUntil(db: MerchantDb, { shippingType: way }: LockedOrder, now: Date): Promise<Date | null> {
  if (way === shippingType.is.pickUp) return null
  const [rules, closures] = await Promise.all([readOrderRules(db), findClosures(db, now)])
  const { shipWithinHours, autoRefundPrice } = rules
  return shipBy({ shipWithinHours, autoRefundFen: autoRefundPrice ?? undefined }, closures, now)
}
