import type { invoiceApi } from '@zhanggui/contract/finance/invoice'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { invoiceRefusal, invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { dueForRedLetter, type InvoiceAction, statusAfterInvoice } from '@zhanggui/domain/finance/invoice-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import type { Updateable } from 'kysely'
import { findPictureByKey, recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Invoice } from '#platform/db/schema'
import { mediaKeyOf } from '#platform/files/media-key'
import { checkVersion, invalid, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lettersOf, lockInvoice, type StoredInvoice, updateInvoice } from './invoice.sql.ts'

interface Input {
  readonly id: number
  readonly version?: number | undefined
  readonly fileUrl?: string
}

async function change(
  context: StaffContext,
  input: Input,
  action: InvoiceAction,
  setOf: (invoice: StoredInvoice) => Updateable<Invoice>,
) {
  const { db, staff, recordChanges } = context
  const invoice = await lockInvoice(db, input.id)
  const after = statusAfterInvoice(invoice.status, action)
  if (after === undefined) return refuse(invoiceRefusal.changed.message, { code: invoiceRefusal.changed.code })
  checkVersion(input, invoice)
  if (input.fileUrl !== undefined) await checkOwn(db, input.fileUrl)
  await updateInvoice(context, invoice, { ...setOf(invoice), status: after, updated_by: staff.adminId })
  const labels = [invoiceStatus.label(invoice.status), invoiceStatus.label(after)] as const
  recordChanges(changesBetween({ 发票状态: labels }), invoice.invoice_no)
  return invoice
}

/** Only a file of the shop's own: the address comes from outside. */
async function checkOwn(db: MerchantDb, fileUrl: string) {
  const key = mediaKeyOf(fileUrl)
  if (key === undefined || !(await findPictureByKey(db, key)))
    throw invalid([{ path: 'fileUrl', message: '请上传发票文件' }])
}

const keepFile = ({ db }: StaffContext, id: number, no: string, files: readonly string[]) =>
  recordPictureUses(db, { kind: 'invoice', refId: id, label: `发票 ${no}` }, files)

/** The shop has written the invoice with the tax office and uploads it. */
export async function issueInvoice(context: StaffContext, input: InputOf<typeof invoiceApi.issue>) {
  const { number, fileUrl } = input
  const set = { number, file_url: fileUrl, issued_at: context.now }
  const { id, invoice_no: no } = await change(context, input, 'issue', () => set)
  await keepFile(context, id, no, [fileUrl])
  return null
}

/** A red letter corrects what was refunded since the invoice was issued, or since the letter before it. */
export async function correctInvoice(context: StaffContext, input: InputOf<typeof invoiceApi.red>) {
  const { number, fileUrl } = input
  const invoice = await change(context, input, 'red', ({ red_fen: red, letters }) => {
    const fen = dueForRedLetter(toFen(red), lettersOf(letters))
    return { red_files: JSON.stringify([...letters, { number, fileUrl, fen, at: context.now }]), sent_at: null }
  })
  const before = invoice.letters.map((letter) => letter.fileUrl)
  await keepFile(context, invoice.id, invoice.invoice_no, [invoice.file_url, ...before, fileUrl])
  return null
}

export async function closeInvoice(context: StaffContext, input: InputOf<typeof invoiceApi.close>) {
  await change(context, input, 'close', () => ({ refusal: input.reason }))
  return null
}
