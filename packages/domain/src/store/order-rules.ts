import type { Fen } from '../kernel/money.ts'
import { addOpenHours, type Closure } from './holiday-rules.ts'

/** What the shop lets happen by itself. */
export interface OrderRules {
  /** Refunds of unshipped orders up to this much are agreed by themselves; nothing: none are. */
  readonly autoRefundFen: Fen | undefined
  readonly shipWithinHours: number
}

/** The most that a shop may set, whatever the platform says. */
export const LARGEST_AUTO_REFUND = 100_000_00 as Fen

export const whyNotShipHours = (hours: number, most: number): string | undefined =>
  hours >= 1 && hours <= most ? undefined : `发货时限为1~${most}小时`

interface Refund {
  readonly isShipped: boolean
  readonly amountFen: Fen
}

export const isAgreedByItself = ({ autoRefundFen }: OrderRules, { isShipped, amountFen }: Refund): boolean =>
  autoRefundFen !== undefined && !isShipped && amountFen <= autoRefundFen

/**
 * Until when an order is to be shipped; holidays do not count.
 */
export const shipBy = (
  { shipWithinHours }: Pick<OrderRules, 'shipWithinHours'>,
  closures: readonly Closure[],
  paidAt: Date,
): Date => addOpenHours(closures, paidAt, shipWithinHours)
