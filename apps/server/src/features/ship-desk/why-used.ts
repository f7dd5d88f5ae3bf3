import type { MerchantDb } from '#platform/db/merchant-db'
import { listUsedNumbers } from './desk-order.sql.ts'

interface Numbered {
  readonly orderId: number
  readonly trackingNumber: string
}

/** Why a number cannot be taken because another order has it: mostly yesterday's column was pasted again. */
export async function findUsed(
  db: MerchantDb,
  rows: readonly Numbered[],
): Promise<(row: Numbered) => string | undefined> {
  const used = await listUsedNumbers(db, [...new Set(rows.map(({ trackingNumber }) => trackingNumber))])
  return ({ orderId, trackingNumber }) => {
    const other = used.find((each) => each.trackingNumber === trackingNumber && each.orderId !== orderId)
    return other && `快递单号已用于订单 ${other.orderNo}`
  }
}
