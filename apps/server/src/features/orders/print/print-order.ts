import { mayPrintByHand } from '@zhanggui/domain/store/store-codes'
import { findShopOfOrder } from '#features/merchants/public'
import { findShopPrinter, printSlip } from '#features/printers/public'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext, StaffContext } from '#platform/http/route'
import { readSlip, slipLines } from './order-slip.ts'

/** Prints now and says of each printer whether it did. It is recorded and committed before the printer is asked. */
export async function printOrder(context: OutsideContext, { orderNo }: { orderNo: string }) {
  const { inWrite, newId, recordCall, staff } = context
  const { slip, printer } = await inWrite(async ({ db }) => {
    const read = await readSlip(db, orderNo)
    if (!mayPrintByHand((await findShopOfOrder(db)).receiptPrinting)) refuse('手动打印未开启')
    const found = await findShopPrinter(db)
    if (!found?.isEnabled) return refuse('打印机未开启')
    await recordCall(db, orderNo)
    return { slip: read, printer: found }
  })
  const key = `${orderNo.slice(-12)}${await newId()}`.slice(-32)
  const error = await printSlip({ ...context, merId: staff.merId }, printer, slipLines(slip), key)
  return { printers: [{ name: printer.name, error: error ?? '' }] }
}

/** The slip for a page that the browser prints. */
export const showSlip = ({ db, recordChanges }: StaffContext, { orderNo }: { orderNo: string }) => {
  recordChanges([], orderNo)
  return readSlip(db, orderNo)
}
