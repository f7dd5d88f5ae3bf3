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

const { pending, frozen, balance, cash, coupon, points, fee, loss, commission } = account.is
const shopAccounts = [pending, frozen, balance]

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
  readonly orderRealIncome: Fen
  readonly platCouponPrice: Fen
  readonly integralPrice: Fen
  readonly orderReceivable: Fen
  readonly payNum: number
  readonly orderRealRefund: Fen
  readonly refundPlatCouponPrice: Fen
  readonly refundIntegralPrice: Fen
  readonly orderRefundable: Fen
  readonly refundNum: number
  readonly realIncome: Fen
  readonly payHandlingFee: Fen
  readonly refundHandlingFee: Fen
  readonly handlingFee: Fen
  readonly brokeragePrice: Fen
  readonly refundBrokeragePrice: Fen
  readonly brokerage: Fen
  readonly actualExpenditure: Fen
  readonly currentDayBalance: Fen
  /** What the fund flow of the period adds up to. */
  readonly flowAmount: Fen
  /** Bill less flow; anything but 0 is a fault of the books and is shown. */
  readonly difference: Fen
}

/** Orders count on the day they are paid, refunds on the day the money went back. */
export function computeBill(sums: readonly DaySum[]): Bill {
  const [paid, refunded] = [tally(sums, ledgerEvent.is.pay), tally(sums, ledgerEvent.is.refund)]
  const [income, platCoupon, integral] = [paid.debited(cash), paid.debited(coupon), paid.debited(points)]
  const orderReceivable = toFen(income + platCoupon + integral)
  const refund = minus(0, refunded.debited(cash))
  const [refundCoupon, refundPoints] = [minus(0, refunded.debited(coupon)), minus(0, refunded.debited(points))]
  const orderRefundable = toFen(refund + refundCoupon + refundPoints)
  const [payFee, refundFee] = [minus(0, paid.debited(fee)), refunded.debited(fee)]
  const [payCommission, refundCommission] = [minus(0, paid.debited(commission)), refunded.debited(commission, loss)]
  const realIncome = minus(orderReceivable, orderRefundable)
  const [handlingFee, brokerage] = [minus(payFee, refundFee), minus(payCommission, refundCommission)]
  const actualExpenditure = toFen(handlingFee + brokerage)
  const currentDayBalance = minus(realIncome, actualExpenditure)
  const flowAmount = minus(0, paid.debited(...shopAccounts), refunded.debited(...shopAccounts))
  return {
    orderRealIncome: income,
    platCouponPrice: platCoupon,
    integralPrice: integral,
    orderReceivable,
    payNum: paid.journals,
    orderRealRefund: refund,
    refundPlatCouponPrice: refundCoupon,
    refundIntegralPrice: refundPoints,
    orderRefundable,
    refundNum: refunded.journals,
    realIncome,
    payHandlingFee: payFee,
    refundHandlingFee: refundFee,
    handlingFee,
    brokeragePrice: payCommission,
    refundBrokeragePrice: refundCommission,
    brokerage,
    actualExpenditure,
    currentDayBalance,
    flowAmount,
    difference: minus(currentDayBalance, flowAmount),
  }
}
