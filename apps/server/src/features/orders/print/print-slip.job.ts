import { whyNotOrder } from '@zhanggui/domain/order/order-state'
import { printsByItself, type ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { goodsKind } from '@zhanggui/domain/order/order-codes'
import { z } from 'zod'
import { findShopPrinter, printSlip } from '#features/printers/public'
import { defineJob } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { findOrder, type LockedOrder } from '../core/order-row.sql.ts'
import { readSlip, slipLines } from './order-slip.ts'

/**
 * Prints without being asked. A printer that fails is not asked again, because some would print twice; staff see that
 * nothing came out and print by hand. An order that may not be printed any more is left alone.
 */
export const printSlipJob = defineJob({
  kind: 'print-slip',
  payload: z.object({ orderNo: z.string(), key: z.string() }),
  run: async ({ config, secrets, log, clock, merId, inRead, inWrite }, { orderNo, key }) => {
    const { slip, printer } = await inRead(async (db) => ({
      slip: whyNotOrder(await findOrder(db, orderNo), 'print') ? undefined : await readSlip(db, orderNo),
      printer: await findShopPrinter(db),
    }))
    if (!slip || !printer?.isEnabled) return
    const opening = { config, secrets, log, now: clock(), merId, inWrite }
    const error = await printSlip(opening, printer, slipLines(slip), key)
    if (error) log.warn({ orderNo, error }, 'a slip was not printed by itself')
  },
})

/** Prints after this transaction where the shop wants it so. A failure of the printer is none of the order's. */
export async function printWhenWanted(
  { enqueue, newId }: WriteContext,
  { orderNo, goodsKind: kind }: LockedOrder,
  printing: ReceiptPrinting,
) {
  if (kind === goodsKind.is.points) return
  if (printsByItself(printing)) await enqueue(printSlipJob, { orderNo, key: `A${await newId()}` })
}
