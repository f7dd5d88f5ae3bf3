import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import { invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { invoiceAfterRefund } from '@zhanggui/domain/finance/invoice-rules'
import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import type { WriteContext } from '#platform/transactions'
import { findInvoiceOfOrder, updateInvoice } from './invoice.sql.ts'

/** Money of an order went back: its invoice says less, or a red letter is due. Whoever calls holds the order. */
export async function refundInvoice(context: WriteContext, order: { id: number; orderNo: string }, refunded: Fen) {
  const invoice = await findInvoiceOfOrder(context.db, order.id)
  if (!invoice || refunded === 0) return
  const before = { status: invoice.status, amount: toFen(invoice.amount_fen), red: toFen(invoice.red_fen) }
  const after = invoiceAfterRefund(before, refunded)
  const isClosed = after.status === invoiceStatus.is.closed
  await updateInvoice(context, invoice, {
    status: after.status,
    amount_fen: after.amount,
    red_fen: after.red,
    ...(isClosed ? { refusal: '订单已全额退款' } : {}),
  })
  context.announceArea(invoiceApi)
  if (after.status !== invoiceStatus.is.redDue) return
  context.announce({
    kind: noticeKind.is.invoice,
    title: '发票需要红冲',
    content: `订单 ${order.orderNo} 已退款 ${formatYuan(refunded)} 元，已开具的发票请开具红字发票`,
    url: `/finance/invoice?status=${invoiceStatus.is.redDue}`,
    permission: invoiceApi.list.permission,
  })
}
