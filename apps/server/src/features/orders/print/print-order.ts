import { mayPrintByHand } from '@zhanggui/domain/store/store-codes'
import { findReceiptShop } from '#features/merchants/public'
import { findShopPrinter, printSlip } from '#features/printers/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { readSlip, slipLines } from './order-slip.ts'

/** Prints now and says of each printer whether it did. No transaction waits for the printer. */
export async function printOrder(context: StaffContext, { orderNo }: { orderNo: string }) {
  const { inRead, newId, recordChanges } = context
  const { slip, printing, printer } = await inRead(async (db) => ({
    slip: await readSlip(db, orderNo),
    printing: (await findReceiptShop(db)).receiptPrinting,
    printer: await findShopPrinter(db),
  }))
  if (!mayPrintByHand(printing)) refuse('手动打印未开启')
  if (!printer?.isEnabled) return refuse('打印机未开启')
  const key = `${orderNo.slice(-12)}${await newId()}`.slice(-32)
  const error = await printSlip({ ...context, merId: context.staff.merId }, printer, slipLines(slip), key)
  recordChanges([], orderNo)
  return { printers: [{ name: printer.name, error: error ?? '' }] }
}

/** The slip for a page that the browser prints. */
export const showSlip = ({ db, recordChanges }: StaffContext, { orderNo }: { orderNo: string }) => {
  recordChanges([], orderNo)
  return readSlip(db, orderNo)
}
