import { type Fen, sumFen, toFen } from '../kernel/money.ts'
import {
  invoiceKind,
  type InvoiceKind,
  type InvoiceStatus,
  invoiceStatus,
  invoiceTitle,
  type InvoiceTitle,
} from './invoice-codes.ts'

const TAX_NO = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17,20})$/

interface Titled {
  readonly kind: InvoiceKind
  readonly titleType: InvoiceTitle
  readonly taxNo: string
}

/** What is wrong with a title; the field it is said at is `taxNo` or `kind`. */
export function whyNotTitle({
  kind,
  titleType,
  taxNo,
}: Titled): { field: 'taxNo' | 'kind'; message: string } | undefined {
  const isCompany = titleType === invoiceTitle.is.company
  if (kind === invoiceKind.is.special && !isCompany) return { field: 'kind', message: '专用发票只能开给企业' }
  if (!isCompany) return undefined
  if (taxNo === '') return { field: 'taxNo', message: '企业抬头请填写纳税人识别号' }
  return TAX_NO.test(taxNo) ? undefined : { field: 'taxNo', message: '纳税人识别号为15或17-20位数字和大写字母' }
}

export type InvoiceAction = 'issue' | 'close' | 'red'

const next: Readonly<Record<InvoiceStatus, Partial<Record<InvoiceAction, InvoiceStatus>>>> = {
  [invoiceStatus.is.waiting]: { issue: invoiceStatus.is.issued, close: invoiceStatus.is.closed },
  [invoiceStatus.is.redDue]: { red: invoiceStatus.is.red },
  [invoiceStatus.is.issued]: {},
  [invoiceStatus.is.closed]: {},
  [invoiceStatus.is.red]: {},
}

export const statusAfterInvoice = (status: InvoiceStatus, action: InvoiceAction): InvoiceStatus | undefined =>
  next[status][action]

/** What no red letter says yet: each of them covers what was refunded since the one before. */
export const dueForRedLetter = (red: Fen, letters: readonly { readonly amount: Fen }[]): Fen =>
  toFen(red - sumFen(letters.map(({ amount }) => amount)))

interface Amounts {
  readonly status: InvoiceStatus
  readonly amount: Fen
  readonly red: Fen
}

/** What a refund of the order leaves of an invoice: less to write while it waits, a red letter once it is written. */
export function invoiceAfterRefund({ status, amount, red }: Amounts, refunded: Fen): Amounts {
  if (status === invoiceStatus.is.closed) return { status, amount, red }
  if (status === invoiceStatus.is.waiting) {
    const rest = toFen(Math.max(0, amount - refunded))
    return { status: rest === 0 ? invoiceStatus.is.closed : status, amount: rest, red }
  }
  const corrected = toFen(Math.min(amount, red + refunded))
  return { status: corrected === red ? status : invoiceStatus.is.redDue, amount, red: corrected }
}
