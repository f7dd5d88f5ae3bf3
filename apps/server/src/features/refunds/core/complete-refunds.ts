import { eventType } from '@zhanggui/domain/event/event-codes'
import { formatYuan, sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { journalRefund, sourcesOfRefund } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { refundShares } from '@zhanggui/domain/refund/compute-refund'
import { afterSales, refundStarter } from '@zhanggui/domain/order/refund-codes'
import { refundAfter } from '@zhanggui/domain/order/refund-state'
import { refundInvoice } from '#features/finance/public'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { userApi } from '@zhanggui/contract/user/user'
import { writeJournal } from '#features/ledger/public'
import { findIncome, listLines, type LockedOrder, recordEvent, updateIncome, updateLine } from '#features/orders/public'
import { releaseStock } from '#features/products/public'
import { releaseQuota } from '#features/seckill/public'
import { addRefund } from '#features/shoppers/public'
import type { WriteContext } from '#platform/transactions'
import { flagsOf, partsOf, type StoredRefund, updateRefund } from './refund-row.sql.ts'
import { refundedColumns } from './refundable-lines.ts'
import { settleOrder } from './settle-order.ts'

/** The money is back with the buyer: everything that follows from it, in one transaction. Whoever calls holds the order. */
export async function completeRefunds(context: WriteContext, order: LockedOrder, refunds: readonly StoredRefund[]) {
  // Products before the shop's account, as everybody locks them.
  await takeBackGoods(context, order, refunds)
  for (const refund of refunds) await completeRefund(context, order, refund)
  const back = refunds.map(({ amount_fen: amount }) => toFen(amount))
  await refundInvoice(context, order, sumFen(back))
  await settleOrder(context, order)
  context.announceArea(userApi)
}

async function takeBackGoods(
  { db, now, announceArea }: WriteContext,
  order: LockedOrder,
  refunds: readonly StoredRefund[],
) {
  const lines = new Map((await listLines(db, order.id)).map((line) => [line.id, line]))
  const restocked: { productId: number; skuId: number; quantity: number }[] = []
  for (const refund of refunds) {
    const line = lines.get(refund.line_id)
    if (!line) throw new Error(`refund ${refund.refund_no} is about no line of its order`)
    await updateLine(db, line, refundedColumns(line, refund))
    const quantity = restockedOf(refund)
    if (quantity > 0) restocked.push({ productId: line.product_id, skuId: line.sku_id, quantity })
  }
  if (!(await releaseStock(db, now, order.orderNo, restocked))) throw new Error(`goods of ${order.orderNo} are unknown`)
  const { seckillProductId: seckillId } = order
  if (seckillId === null) return
  for (const { skuId, quantity: pieces } of restocked) await releaseQuota(db, { seckillId, skuId, pieces })
  announceArea(seckillApi)
}

/** What stays with a buyer whose money goes back is not sold again. */
function restockedOf({ restock, started_by: by, after_sales: kind, pieces, unsent }: StoredRefund): number {
  if (!restock) return 0
  return by === refundStarter.is.buyer && kind === afterSales.is.moneyOnly ? unsent : pieces
}

async function completeRefund(context: WriteContext, order: LockedOrder, refund: StoredRefund) {
  const shares = await bookRefund(context, order, refund)
  await addRefund(context.db, order.uid, toFen(refund.amount_fen))
  await updateRefund(context, refund, {
    ...shares,
    status: refundAfter(flagsOf(refund), 'pay'),
    refunded_at: context.now,
    channel_error: '',
    due_at: null,
  })
  context.db.tell({
    type: eventType.is.refundPaid,
    subject: order.orderNo,
    data: {
      orderNo: order.orderNo,
      refundOrderNo: refund.refund_no,
      orderDetailId: refund.line_id,
      num: refund.pieces,
      refundPrice: formatYuan(toFen(refund.amount_fen)),
    },
  })
  const isDirect = refund.started_by === refundStarter.is.merchant
  await recordEvent(context, {
    orderId: order.id,
    refundId: refund.id,
    kind: 'refund',
    message: `${isDirect ? '商家直接退款成功' : '退款成功'}，退款金额 ${formatYuan(toFen(refund.amount_fen))} 元`,
    actor: { kind: 'system' },
  })
}

/** Takes the money from where the order's income stands, and from the balance what is no longer there (J4). */
async function bookRefund(context: WriteContext, order: LockedOrder, refund: StoredRefund) {
  const { db, now } = context
  const income = await findIncome(db, order.id)
  if (!income) throw new Error(`order ${order.orderNo} was paid without an income`)
  const parts = partsOf(refund)
  const shares = refundShares(
    {
      base: toFen(income.base_fen),
      fee: toFen(income.fee_fen),
      refundedBase: toFen(income.refunded_base_fen),
      refundedFee: toFen(income.refunded_fee_fen),
    },
    parts,
  )
  const left = { pending: toFen(income.pending_fen), frozen: toFen(income.frozen_fen) }
  const from = sourcesOfRefund(left, toFen(shares.shop + parts.freight))
  // Distributors get their money when the shop gets its own.
  const isCommissionPaidOut = income.is_settled && (income.thaw_at === null || income.thaw_at <= now)
  const legs = journalRefund(parts, shares, left, isCommissionPaidOut)
  const journal = { event: ledgerEvent.is.refund, refNo: refund.refund_no, orderId: order.id, legs }
  if (!(await writeJournal(context, journal))) throw new Error(`refund ${refund.refund_no} is in the books already`)
  await updateIncome(db, order.id, {
    pending_fen: left.pending - from.pending,
    frozen_fen: left.frozen - from.frozen,
    refunded_base_fen: income.refunded_base_fen + shares.base,
    refunded_fee_fen: income.refunded_fee_fen + shares.fee,
  })
  const hasCommission = parts.firstCommission + parts.secondCommission > 0
  return {
    shop_fen: shares.shop,
    fee_fen: shares.fee,
    is_commission_paid_out: isCommissionPaidOut && hasCommission,
  }
}
