import { type Fen, toFen } from '../kernel/money.ts'
import {
  type ClosingArrival,
  closingArrival,
  type ClosingAudit,
  closingAudit,
  type ClosingRefusal,
  closingRefusal,
  type ClosingStatus,
  type Withdrawal,
  withdrawal,
} from './closing-codes.ts'

export type ClosingAction = 'cancel' | 'approve' | 'refuse' | 'pay'

/** A transfer that the bank turns down is refused after it was approved. */
const next: Readonly<Record<ClosingStatus, Partial<Record<ClosingAction, ClosingStatus>>>> = {
  applied: { cancel: 'cancelled', approve: 'approved', refuse: 'refused' },
  approved: { refuse: 'refused', pay: 'paid' },
  refused: {},
  cancelled: {},
  paid: {},
}

export const statusAfterClosing = (status: ClosingStatus, action: ClosingAction): ClosingStatus | undefined =>
  next[status][action]

export function whyNotClosing(status: ClosingStatus, action: ClosingAction): ClosingRefusal | undefined {
  if (next[status][action]) return undefined
  return action === 'pay' ? closingRefusal.notApproved : closingRefusal.decided
}

const { waiting, passed, refused, cancelled } = closingAudit.is
const { yes, no } = closingArrival.is

interface Codes {
  readonly auditStatus: ClosingAudit
  readonly accountStatus: ClosingArrival
  readonly withdrawStatus: Withdrawal
}

/** The three codes that the specification's clients know a settlement by (sheet of orders, 3.5). */
export const closingCodes: Readonly<Record<ClosingStatus, Codes>> = {
  applied: { auditStatus: waiting, accountStatus: no, withdrawStatus: withdrawal.is.reviewing },
  approved: { auditStatus: passed, accountStatus: no, withdrawStatus: withdrawal.is.reviewing },
  refused: { auditStatus: refused, accountStatus: no, withdrawStatus: withdrawal.is.refused },
  cancelled: { auditStatus: cancelled, accountStatus: no, withdrawStatus: withdrawal.is.refused },
  paid: { auditStatus: passed, accountStatus: yes, withdrawStatus: withdrawal.is.withdrawn },
}

/** The platform's limits; 0 is no limit. */
export interface PayoutLimits {
  readonly guaranteed: Fen
  readonly min: Fen
  readonly max: Fen
}

export const withdrawable = (balance: Fen, { guaranteed }: Pick<PayoutLimits, 'guaranteed'>): Fen =>
  toFen(Math.max(0, balance - guaranteed))

/** Why nothing can be asked for now, whatever the amount. */
export function whyNoPayout(balance: Fen, limits: PayoutLimits): ClosingRefusal | undefined {
  if (balance <= 0) return closingRefusal.noBalance
  const most = withdrawable(balance, limits)
  if (most === 0) return closingRefusal.belowGuarantee
  return most < limits.min ? closingRefusal.tooLittle : undefined
}

export function whyNotPayOut(balance: Fen, amount: Fen, limits: PayoutLimits): ClosingRefusal | undefined {
  if (balance <= 0) return closingRefusal.noBalance
  const most = withdrawable(balance, limits)
  if (most === 0) return closingRefusal.belowGuarantee
  if (amount < limits.min) return closingRefusal.tooLittle
  if (limits.max > 0 && amount > limits.max) return closingRefusal.tooMuch
  return amount > most ? closingRefusal.beyondBalance : undefined
}
