import { type Fen, toFen } from '../kernel/money.ts'
import { account, type Account, ledgerEvent, type LedgerEvent } from '../ledger/ledger-codes.ts'

/** What one kind of event moved on one day: how many journals, and the sum of their legs by account. */
export interface DaySum {
  readonly day: number
  readonly event: LedgerEvent
  readonly journals: number
  /** Debits are positive, as in the journal. */
  readonly amounts: Readonly<Partial<Record<Account, number>>>
}

const is = account.is
const shopAccounts = [is.pending, is.frozen, is.balance]

const tally = (sums: readonly DaySum[], event: LedgerEvent) => {
  const own = sums.filter((sum) => sum.event === event)
  return {
    journals: own.reduce((total, sum) => total + sum.journals, 0),
    debited: (...of: readonly Account[]): Fen =>
      toFen(own.reduce((total, { amounts }) => total + of.reduce((sum, code) => sum + (amounts[code] ?? 0), 0), 0)),
  }
}

const minus = (first: number, ...values: readonly number[]): Fen =>
  toFen(values.reduce((rest, value) => rest - value, first))

/** The bill of a period (sheet of orders, 4.5). */
export interface Bill {
  readonly paid: Fen
  readonly coupons: Fen
  readonly points: Fen
  /** The three above. */
  readonly receivable: Fen
  readonly payments: number
  readonly refunded: Fen
  readonly returnedCoupons: Fen
  readonly returnedPoints: Fen
  /** The three above. */
  readonly refundable: Fen
  readonly refunds: number
  readonly income: Fen
  readonly chargedFee: Fen
  readonly returnedFee: Fen
  readonly fee: Fen
  readonly chargedCommission: Fen
  readonly returnedCommission: Fen
  readonly commission: Fen
  readonly expenditure: Fen
  /** Income less expenditure. */
  readonly balance: Fen
  /** What the fund flow of the period adds up to. */
  readonly flow: Fen
  /** Bill less flow; anything but 0 is a fault of the books and is shown. */
  readonly difference: Fen
}

/** Orders count on the day they are paid, refunds on the day the money went back. */
export function computeBill(sums: readonly DaySum[]): Bill {
  const [pay, refund] = [tally(sums, ledgerEvent.is.pay), tally(sums, ledgerEvent.is.refund)]
  const [paid, coupons, points] = [pay.debited(is.cash), pay.debited(is.coupon), pay.debited(is.points)]
  const refunded = minus(0, refund.debited(is.cash))
  const returnedCoupons = minus(0, refund.debited(is.coupon))
  const returnedPoints = minus(0, refund.debited(is.points))
  const [receivable, refundable] = [paid + coupons + points, refunded + returnedCoupons + returnedPoints]
  const [chargedFee, returnedFee] = [minus(0, pay.debited(is.fee)), refund.debited(is.fee)]
  const chargedCommission = minus(0, pay.debited(is.commission))
  const returnedCommission = refund.debited(is.commission, is.loss)
  const income = minus(receivable, refundable)
  const [fee, commission] = [minus(chargedFee, returnedFee), minus(chargedCommission, returnedCommission)]
  const expenditure = toFen(fee + commission)
  const balance = minus(income, expenditure)
  const flow = minus(0, pay.debited(...shopAccounts), refund.debited(...shopAccounts))
  return {
    paid,
    coupons,
    points,
    receivable: toFen(receivable),
    payments: pay.journals,
    refunded,
    returnedCoupons,
    returnedPoints,
    refundable: toFen(refundable),
    refunds: refund.journals,
    income,
    chargedFee,
    returnedFee,
    fee,
    chargedCommission,
    returnedCommission,
    commission,
    expenditure,
    balance,
    flow,
    difference: minus(balance, flow),
  }
}
