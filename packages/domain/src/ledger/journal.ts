import { type Fen, toFen } from '../kernel/money.ts'
import type { RefundParts, RefundShares } from '../refund/compute-refund.ts'
import type { Income } from '../order/income/split-income.ts'
import { account, type Account } from './ledger-codes.ts'

/** A positive amount is debited, a negative one credited: the legs of a journal add up to nothing. */
export interface Leg {
  readonly account: Account
  readonly amount: Fen
}

const { pending, frozen, balance, hold, cash, fee, coupon, points: pointsGiven, loss, commission } = account.is

const debit = (to: Account, amount: number): Leg => ({ account: to, amount: toFen(amount) })
const credit = (to: Account, amount: number): Leg => debit(to, amount === 0 ? 0 : -amount)

const written = (legs: readonly Leg[]): Leg[] => legs.filter(({ amount }) => amount !== 0)

interface Paid {
  readonly pay: Fen
  readonly platformCoupon: Fen
  readonly points: Fen
}

/** J1: an order is paid. */
export function journalPayment({ pay, platformCoupon, points }: Paid, income: Income): Leg[] {
  const commissions = [...income.firstCommissions, ...income.secondCommissions].reduce((sum, part) => sum + part, 0)
  return written([
    debit(cash, pay),
    debit(coupon, platformCoupon),
    debit(pointsGiven, points),
    credit(pending, income.shop + income.freight),
    credit(fee, income.fee),
    credit(commission, commissions),
  ])
}

/** J2: the shop's income of an order is due, at once or after some days. */
export const journalSettlement = (amount: Fen, isFrozen: boolean): Leg[] =>
  written([debit(pending, amount), credit(isFrozen ? frozen : balance, amount)])

/** J3: the days are over. */
export const journalThaw = (amount: Fen): Leg[] => written([debit(frozen, amount), credit(balance, amount)])

/** Where the income of the order stands now. */
export interface OrderIncomeLeft {
  readonly pending: Fen
  readonly frozen: Fen
}

/** Where the shop's part of a refund is taken from: first from the order's own income, then from the balance. */
export function sourcesOfRefund(
  left: OrderIncomeLeft,
  amount: Fen,
): Readonly<Record<'pending' | 'frozen' | 'balance', Fen>> {
  // After amounts without goods the returned commission may be more than what is left to pay: the shop gets the difference.
  if (amount <= 0) return { pending: toFen(0), frozen: toFen(0), balance: amount }
  const fromPending = Math.min(left.pending, amount)
  const fromFrozen = Math.min(left.frozen, amount - fromPending)
  return { pending: toFen(fromPending), frozen: toFen(fromFrozen), balance: toFen(amount - fromPending - fromFrozen) }
}

/** J4: a refund. Commissions that were paid out already are the platform's loss. */
export function journalRefund(
  parts: RefundParts,
  shares: RefundShares,
  left: OrderIncomeLeft,
  isCommissionPaidOut: boolean,
): Leg[] {
  const from = sourcesOfRefund(left, toFen(shares.shop + parts.freight))
  return written([
    debit(pending, from.pending),
    debit(frozen, from.frozen),
    debit(balance, from.balance),
    debit(fee, shares.fee),
    debit(isCommissionPaidOut ? loss : commission, parts.firstCommission + parts.secondCommission),
    credit(cash, parts.pay),
    credit(coupon, parts.platformCoupon),
    credit(pointsGiven, parts.points),
  ])
}

/** J5 to J7: a payout is asked for, given back, or paid. */
export const journalPayout = {
  applied: (amount: Fen): Leg[] => [debit(balance, amount), credit(hold, amount)],
  returned: (amount: Fen): Leg[] => [debit(hold, amount), credit(balance, amount)],
  paid: (amount: Fen): Leg[] => [debit(hold, amount), credit(cash, amount)],
}
