import { eventType } from '@zhanggui/domain/event/event-codes'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { journalPayment } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { type PayChannel, type PayType, shippingType } from '@zhanggui/domain/order/order-codes'
import { statusAfterPayment } from '@zhanggui/domain/order/order-state'
import { type OrderPrice, sumLines } from '@zhanggui/domain/order/price-order'
import { paysCommission, splitIncome } from '@zhanggui/domain/order/income/split-income'
import { shipBy } from '@zhanggui/domain/store/order-rules'
import { sendJournal } from '#features/ledger/public'
import { findClosures, findShopOfOrder, readOrderRules } from '#features/merchants/public'
import { addPurchase } from '#features/shoppers/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { insertIncome } from '../core/income.sql.ts'
import { recordEvent } from '../core/order-event.sql.ts'
import { listLinesByNo, type StoredLine, updateLine } from '../core/order-line.sql.ts'
import { checkOrder, lockOrder, type LockedOrder, markPaid } from '../core/order-row.sql.ts'
import { findOrderTimes } from '../core/order-times.ts'
import { settleIncome } from '../core/settle-income.ts'
import { addSales } from '../counts/sales.sql.ts'
import { afterPayment, askAfterPayment } from './after-payment.ts'

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
  // Asked together; the lines are read once the order is locked.
  const [order, lines, { feePercent, receiptPrinting }, times, rules, closures, following] = await Promise.all([
    lockOrder(db, payment.orderNo),
    listLinesByNo(db, payment.orderNo),
    findShopOfOrder(db),
    findOrderTimes(db),
    readOrderRules(db),
    findClosures(db, now),
    askAfterPayment(context, payment.orderNo),
  ])
  if (order.paidAt && order.payNo === payment.payNo && order.payFen === payment.payPrice) return null
  checkOrder(order, 'pay')
  checkAmount(payment.payPrice, order.payFen)
  await bookIncome(context, order, lines, feePercent)
  const dueAt = order.shippingType === shippingType.is.pickUp ? null : shipBy(rules, closures, now)
  const { payType, payChannel, payNo } = payment
  db.sendAlong(
    markPaid(db, order.id, now, statusAfterPayment(order.shippingType), payType, payChannel, payNo, feePercent, dueAt),
  )
  await recordEvent(context, {
    orderId: order.id,
    kind: 'pay_success',
    message: '用户付款成功',
    actor: { kind: 'buyer', id: order.uid },
  })
  db.tell({
    type: eventType.is.orderPaid,
    subject: order.orderNo,
    data: { orderNo: order.orderNo, payType, payPrice: formatYuan(toFen(order.payFen)) },
  })
  await settleIncome(context, order, incomeNode.is.pay, times)
  db.sendAlong(addPurchase(db, order.uid, toFen(order.payFen), now))
  db.sendAlong(addSales(db, order.id, shopDay(now)))
  await afterPayment(context, order, receiptPrinting, following)
  return null
}

function checkAmount(paid: number, due: number): void {
  if (paid === due) return
  const words = `${paid < due ? '少付' : '多付'} ¥${formatYuan(toFen(Math.abs(due - paid)))}`
  refuse(`支付金额与订单金额不符：应付 ¥${formatYuan(toFen(due))}，${words}`)
}

/** Splits the money among shop, platform and distributors, once and for all. */
async function bookIncome(
  context: WriteContext,
  order: LockedOrder,
  lines: readonly StoredLine[],
  feePercent: number,
): Promise<void> {
  const { db } = context
  const price = priceOf(lines)
  const rates = paysCommission(order)
    ? lines.map(({ first_rate: first, second_rate: second }) => ({ first, second }))
    : []
  const income = splitIncome(price, feePercent, rates)
  for (const [index, line] of lines.entries()) {
    const [first, second] = [income.firstCommissions[index] ?? 0, income.secondCommissions[index] ?? 0]
    if (first + second === 0) continue
    db.sendAlong(updateLine(db, line, { first_commission_fen: first, second_commission_fen: second }))
  }
  const stored = insertIncome(db, {
    order_id: order.id,
    base_fen: income.base,
    fee_fen: income.fee,
    shop_fen: income.shop,
    freight_fen: income.freight,
    pending_fen: income.shop + income.freight,
  })
  db.sendAlong(stored)
  const legs = journalPayment(price, income)
  await sendJournal(context, { event: ledgerEvent.is.pay, refNo: order.orderNo, orderId: order.id, legs })
}

/** The price that was fixed when the order was placed. */
function priceOf(stored: readonly StoredLine[]): OrderPrice {
  const lines = stored.map((line) => ({
    // What the shop took off afterwards was never sold: nobody gets a part of it.
    goods: toFen(line.goods_fen + line.price_change_fen),
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
