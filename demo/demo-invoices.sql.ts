import { invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { sql } from 'kysely'
import { insertInvoice } from '../apps/server/src/features/finance/invoice/invoice.sql.ts'
import { newNo } from '../apps/server/src/features/orders/public.ts'
import type { MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'

const { waiting, issued, closed, redDue, red } = invoiceStatus.is

const titles = [
  { title: '杭州云栖科技有限公司', title_type: 2, tax_no: '91330106MA2B12345X', kind: 2 },
  { title: '林小茶', title_type: 1, tax_no: '', kind: 1 },
  { title: '南京鼓楼文化传媒有限公司', title_type: 2, tax_no: '91320106MA1W67890K', kind: 1 },
] as const

interface PaidOrder {
  readonly id: number
  readonly uid: number
  readonly fen: number
  readonly refunded: number
  readonly paidAt: Date
}

/** Paid orders, newest first: whole ones, or some that were refunded in part. */
async function findPaid(db: MerchantDb, isRefunded: boolean, limit: number): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`select o.id, o.uid, o.pay_fen as fen, o.paid_at as "paidAt",
      sum(l.refunded_fen)::bigint as refunded
    from shop_order o join order_line l on l.mer_id = ${db.merId} and l.order_id = o.id
    where o.mer_id = ${db.merId} and o.paid_at is not null and o.pay_fen > 0 and not o.is_deleted_by_shop
      and o.refund_status = ${isRefunded ? 2 : 0}
    group by o.id, o.uid, o.pay_fen, o.paid_at, o.created_at
    order by o.created_at desc limit ${limit}`.execute(db.q)
  return rows
}

/** Requests in every state; a refund after the invoice was issued asks for a red letter. */
export async function seedInvoices(
  { db, now, newId }: { readonly db: MerchantDb; readonly now: Date; readonly newId: () => Promise<number> },
  fileUrl: string,
) {
  const whole = await findPaid(db, false, 12)
  const partly = await findPaid(db, true, 3)
  const plans = [
    ...whole.map((order, index) => ({ order, status: index < 6 ? waiting : index < 11 ? issued : closed })),
    ...partly.map((order, index) => ({ order, status: index === 0 ? red : redDue })),
  ]
  for (const [index, { order, status }] of plans.toReversed().entries()) {
    const isIssued = status !== waiting && status !== closed
    const isRed = status === red || status === redDue
    await insertInvoice(db, {
      ...(titles[index % titles.length] ?? titles[0]),
      id: await newId(),
      invoice_no: newNo('FP', order.paidAt),
      order_id: order.id,
      uid: order.uid,
      email: index % 2 === 0 ? 'finance@yunqi.example.com' : '',
      amount_fen: order.fen,
      status,
      number: isIssued ? `2633200000001234${5600 + index}` : '',
      file_url: isIssued ? fileUrl : '',
      issued_at: isIssued ? now : null,
      sent_at: isIssued && index % 2 === 0 ? now : null,
      red_fen: isRed ? order.refunded : 0,
      red_files: JSON.stringify(
        status === red ? [{ number: `2633200000009876${5600 + index}`, fileUrl, fen: order.refunded, at: now }] : [],
      ),
      refusal: status === closed ? '抬头与税号不一致，请修改后重新申请' : '',
      created_at: order.paidAt,
      updated_at: now,
    })
  }
}
