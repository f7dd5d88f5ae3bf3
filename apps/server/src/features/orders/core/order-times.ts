import { incomeNode, type IncomeNode } from '@zhanggui/domain/order/income/income-codes'
import { findConfig } from '#features/config/public'
import type { MerchantDb } from '#platform/db/merchant-db'

const keys = [
  'order_cancel_minutes',
  'auto_take_delivery_day',
  'auto_complete_day',
  'merchant_share_node',
  'merchant_share_freeze_time',
  'refund_respond_hours',
  'refund_agrees_itself',
] as const

const wholeOr = (text: string, usual: number, least: number) => {
  const value = Number(text)
  return text !== '' && Number.isInteger(value) && value >= least ? value : usual
}

export type OrderTimes = Awaited<ReturnType<typeof findOrderTimes>>

/** What the platform says about the times of orders; where it says nothing, what is usual (sheet of orders, 1.9). */
export async function findOrderTimes(db: MerchantDb) {
  const set = await findConfig(db, keys)
  return {
    cancelAfterMinutes: wholeOr(set.order_cancel_minutes, 30, 1),
    receiveAfterDays: wholeOr(set.auto_take_delivery_day, 14, 1),
    completeAfterDays: wholeOr(set.auto_complete_day, 7, 0),
    incomeNode: (incomeNode.codes as readonly string[]).includes(set.merchant_share_node)
      ? (set.merchant_share_node as IncomeNode)
      : incomeNode.is.complete,
    freezeDays: wholeOr(set.merchant_share_freeze_time, 0, 0),
    respondWithinHours: wholeOr(set.refund_respond_hours, 48, 1),
    agreesItself: set.refund_agrees_itself === '1',
  }
}
