import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import {
  type InvoiceKind,
  invoiceRefusal,
  invoiceStatus,
  type InvoiceTitle,
} from '@zhanggui/domain/finance/invoice-codes'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { lockOrder, newNo } from '#features/orders/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { findInvoiceOfOrder, findPaidRest, insertInvoice } from './invoice.sql.ts'

interface Request {
  readonly orderNo: string
  readonly kind: InvoiceKind
  readonly titleType: InvoiceTitle
  readonly title: string
  readonly taxNo: string
  readonly email: string
}

const refused = ({ code, message }: { readonly code: number; readonly message: string }) => refuse(message, { code })

/** A buyer wants an invoice of what was paid. Under the order's lock: refunds change the amount. */
export async function requestInvoice(context: WriteContext, request: Request) {
  const { db, now, newId } = context
  const order = await lockOrder(db, request.orderNo)
  if (await findInvoiceOfOrder(db, order.id)) refused(invoiceRefusal.exists)
  const amount = order.paidAt === null ? 0 : await findPaidRest(db, order.id)
  if (amount <= 0) refused(invoiceRefusal.nothing)
  const invoiceNo = newNo('FP', now)
  await insertInvoice(db, {
    id: await newId(),
    invoice_no: invoiceNo,
    order_id: order.id,
    uid: order.uid,
    kind: request.kind,
    title_type: request.titleType,
    title: request.title,
    tax_no: request.taxNo,
    email: request.email,
    amount_fen: amount,
    status: invoiceStatus.is.waiting,
    created_at: now,
    updated_at: now,
  })
  context.announce({
    kind: noticeKind.is.invoice,
    title: '新的发票申请',
    content: `订单 ${request.orderNo} 申请开票 ${formatYuan(toFen(amount))} 元，请及时开具`,
    url: `/finance/invoice?status=${invoiceStatus.is.waiting}`,
    permission: invoiceApi.list.permission,
  })
  context.announceArea(invoiceApi)
  return { invoiceNo, amount: toFen(amount) }
}
