import { toFen } from '@zhanggui/domain/kernel/money'
import { journalSettlement } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { incomeNode, type IncomeNode } from '@zhanggui/domain/order/income/income-codes'
import { writeJournal } from '#features/ledger/public'
import type { WriteContext } from '#platform/transactions'
import { findIncome, updateIncome } from './income.sql.ts'
import type { LockedOrder } from './order-row.sql.ts'
import { findOrderTimes, type OrderTimes } from './order-times.ts'

const DAY = 86_400_000
/** Of income whose own node never came and that the completion of the order settles. */
const LATE_FREEZE_DAYS = 7

/** The order has come so far: if its income is due by now, it leaves what is pending. Repeatable. */
export async function settleIncome(
  context: WriteContext,
  order: LockedOrder,
  reached: IncomeNode,
  times?: OrderTimes,
): Promise<void> {
  const { db, now } = context
  const { incomeNode: due, freezeDays } = times ?? (await findOrderTimes(db))
  if (reached !== due && reached !== incomeNode.is.complete) return
  const income = await findIncome(db, order.id)
  if (!income || income.is_settled) return
  const days = reached === due ? freezeDays : LATE_FREEZE_DAYS
  const amount = toFen(income.pending_fen)
  const legs = journalSettlement(amount, days > 0)
  await writeJournal(context, { event: ledgerEvent.is.settle, refNo: order.orderNo, orderId: order.id, legs })
  await updateIncome(db, order.id, {
    is_settled: true,
    pending_fen: 0,
    frozen_fen: days > 0 ? amount : 0,
    thaw_at: days > 0 && amount > 0 ? new Date(now.getTime() + days * DAY) : null,
  })
}
