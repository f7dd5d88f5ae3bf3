import type { MerchantDb } from '#platform/db/merchant-db'
import { listUsedNumbers, lockNumber } from './desk-order.sql.ts'

interface Numbered {
  readonly orderId: number
  readonly trackingNumber: string
  /** The box that it goes in with others; they have one number. */
  readonly parcelId?: number | null
}

interface UsedNumbers {
  /** Why a number cannot be taken because another order has it: mostly yesterday's column was pasted again. */
  readonly whyUsed: (row: Numbered) => string | undefined
  /** The box that has gone with this number; what could not be sent with it then is put in it when it is tried again. */
  readonly boxOf: (expressCode: string, trackingNumber: string) => number | undefined
}

export async function findUsed(db: MerchantDb, rows: readonly Numbered[]): Promise<UsedNumbers> {
  const used = await listUsedNumbers(db, [...new Set(rows.map(({ trackingNumber }) => trackingNumber))])
  return {
    whyUsed({ orderId, trackingNumber, parcelId = null }) {
      const other = used.find(
        (each) =>
          each.trackingNumber === trackingNumber &&
          each.orderId !== orderId &&
          (parcelId === null || each.parcelId !== parcelId),
      )
      return other && `快递单号已用于订单 ${other.orderNo}`
    },
    boxOf: (expressCode, trackingNumber) =>
      used.find((each) => each.expressCode === expressCode && each.trackingNumber === trackingNumber)?.parcelId ??
      undefined,
  }
}

/** The same while the order is shipped: a batch that began at the same moment may have taken the number. */
export async function lockUnused(db: MerchantDb, row: Numbered): Promise<string | undefined> {
  const [, { whyUsed }] = await Promise.all([lockNumber(db, row.trackingNumber), findUsed(db, [row])])
  return whyUsed(row)
}
