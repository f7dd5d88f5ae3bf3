import type { MerchantDb } from '#platform/db/merchant-db'
import { listUsedNumbers, lockNumber } from './desk-order.sql.ts'

interface Numbered {
  readonly orderId: number
  readonly trackingNumber: string
  /** The box that it goes in with others; they have one number. */
  readonly parcelId?: number | null
}

/** Why a number cannot be taken because another order has it: mostly yesterday's column was pasted again. */
export async function findUsed(
  db: MerchantDb,
  rows: readonly Numbered[],
): Promise<(row: Numbered) => string | undefined> {
  const used = await listUsedNumbers(db, [...new Set(rows.map(({ trackingNumber }) => trackingNumber))])
  return ({ orderId, trackingNumber, parcelId = null }) => {
    const other = used.find(
      (each) =>
        each.trackingNumber === trackingNumber &&
        each.orderId !== orderId &&
        (parcelId === null || each.parcelId !== parcelId),
    )
    return other && `快递单号已用于订单 ${other.orderNo}`
  }
}

/** The same while the order is shipped: a batch that began at the same moment may have taken the number. */
export async function lockUnused(db: MerchantDb, row: Numbered): Promise<string | undefined> {
  const [, whyUsed] = await Promise.all([lockNumber(db, row.trackingNumber), findUsed(db, [row])])
  return whyUsed(row)
}
