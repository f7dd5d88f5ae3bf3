import type { invoiceApi } from '@zhanggui/contract/finance/invoice'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import {
  type InvoiceKind,
  invoiceRefusal,
  type InvoiceStatus,
  invoiceStatus,
  type InvoiceTitle,
} from '@zhanggui/domain/finance/invoice-codes'
import { dueForRedLetter } from '@zhanggui/domain/finance/invoice-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { type Insertable, sql, type Updateable } from 'kysely'
import { contains, within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage, MAX_COUNTED } from '#platform/db/page-window'
import type { Invoice } from '#platform/db/schema'
import { refuse } from '#platform/http/refusals'

const { missing } = invoiceRefusal

/** A red letter as it is kept. */
interface StoredLetter {
  readonly number: string
  readonly fileUrl: string
  readonly fen: number
  readonly at: string
}

export const lettersOf = (stored: readonly StoredLetter[]) =>
  stored.map(({ number, fileUrl, fen, at }) => ({ number, fileUrl, amount: toFen(fen), time: new Date(at) }))

const invoices = (db: MerchantDb) =>
  db.q
    .selectFrom('invoice as i')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'i.order_id'))
    .leftJoin('shopper as s', (join) => join.on('s.mer_id', '=', db.merId).onRef('s.uid', '=', 'i.uid'))
    .where('i.mer_id', '=', db.merId)

const tabFilter = (now: Date): FilterSql<FilterOf<typeof invoiceApi.tabs>> => ({
  orderNo: (no) => sql`(o.order_no = ${no} or i.invoice_no = ${no})`,
  title: (typed) => contains('i.title', typed),
  kind: (kind) => sql`i.kind = ${kind}`,
  dateLimit: (limit) => within('i.created_at', limit, now),
})

const listFilter = (now: Date): FilterSql<FilterOf<typeof invoiceApi.list>> => ({
  ...tabFilter(now),
  status: (status) => sql`i.status = ${status}`,
})

/** Newest first. */
export async function listInvoices(db: MerchantDb, query: FilterOf<typeof invoiceApi.list> & PageQuery, now: Date) {
  const rows = invoices(db)
    .where(passes(listFilter(now), query))
    .select(['i.id', 'i.invoice_no as invoiceNo', 'o.order_no as orderNo', 'i.uid', 'i.title', 'i.tax_no as taxNo'])
    .select((eb) => eb.fn.coalesce('s.nickname', sql.lit('')).as('nickName'))
    .select([
      sql<InvoiceKind>`i.kind`.as('kind'),
      sql<InvoiceTitle>`i.title_type`.as('titleType'),
      sql<InvoiceStatus>`i.status`.as('status'),
    ])
    .select(['i.email', 'i.amount_fen as amountFen', 'i.number', 'i.file_url as fileUrl', 'i.issued_at as issueTime'])
    .select(['i.sent_at as sendTime', 'i.red_fen as redFen', sql<StoredLetter[]>`i.red_files`.as('redFiles')])
    .select(['i.refusal as refusalReason', 'i.version', 'i.created_at as createTime'])
    .orderBy('i.id', 'desc')
  const page = await countedPage(query, rows, { upTo: MAX_COUNTED })
  return mapPage(page, ({ amountFen, redFen, redFiles, ...row }) => {
    const [redAmount, redLetters] = [toFen(redFen), lettersOf(redFiles)]
    const redDueAmount = dueForRedLetter(redAmount, redLetters)
    return { ...row, amount: toFen(amountFen), redAmount, redDueAmount, redLetters }
  })
}

export async function countInvoiceTabs(db: MerchantDb, filter: FilterOf<typeof invoiceApi.tabs>, now: Date) {
  const counted = await invoices(db)
    .where(passes(tabFilter(now), filter))
    .select((eb) => ['i.status', eb.fn.countAll<number>().as('count')])
    .groupBy('i.status')
    .execute()
  const of = (status: InvoiceStatus) => counted.find((each) => each.status === status)?.count ?? 0
  const { waiting, issued, closed, redDue, red } = invoiceStatus.is
  return {
    all: counted.reduce((sum, { count }) => sum + count, 0),
    waiting: of(waiting),
    issued: of(issued),
    closed: of(closed),
    redDue: of(redDue),
    red: of(red),
  }
}

const stored = (db: MerchantDb) =>
  db.q
    .selectFrom('invoice')
    .selectAll()
    .select([sql<InvoiceStatus>`status`.as('status'), sql<StoredLetter[]>`red_files`.as('letters')])
    .where('mer_id', '=', db.merId)

export type StoredInvoice = Awaited<ReturnType<typeof lockInvoice>>

export const lockInvoice = async (db: MerchantDb, id: number) =>
  (await stored(db).where('id', '=', id).forUpdate().executeTakeFirst()) ??
  refuse(missing.message, { code: missing.code })

export const findInvoice = async (db: MerchantDb, no: string): Promise<StoredInvoice> =>
  (await stored(db).where('invoice_no', '=', no).executeTakeFirst()) ?? refuse(missing.message, { code: missing.code })

/** The one of an order that counts; whoever asks holds the order. */
export const findInvoiceOfOrder = (db: MerchantDb, orderId: number): Promise<StoredInvoice | undefined> =>
  stored(db)
    .where('order_id', '=', orderId)
    .where('status', '<>', invoiceStatus.is.closed)
    .forUpdate()
    .executeTakeFirst()

export async function insertInvoice(db: MerchantDb, invoice: Omit<Insertable<Invoice>, 'mer_id'>) {
  await db.q
    .insertInto('invoice')
    .values({ ...invoice, mer_id: db.merId })
    .execute()
}

export async function updateInvoice(
  { db, now }: { readonly db: MerchantDb; readonly now: Date },
  { id, version }: { readonly id: number; readonly version: number },
  set: Updateable<Invoice>,
) {
  await db.q
    .updateTable('invoice')
    .set({ ...set, version: version + 1, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

/** What the buyer paid for an order and has not got back. */
export async function findPaidRest(db: MerchantDb, orderId: number): Promise<number> {
  const { rows } = await sql<{ rest: number }>`
    select coalesce(sum(pay_fen - refunded_fen), 0)::bigint as rest from order_line
    where mer_id = ${db.merId} and order_id = ${orderId}`.execute(db.q)
  return rows[0]?.rest ?? 0
}
