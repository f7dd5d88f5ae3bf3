import { slipText } from '@zhanggui/domain/printer/slip-layout'
import { testSlip } from '@zhanggui/domain/printer/slip'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { openPrinter } from './open-printer.ts'
import { PrinterTrouble } from './port/printer-port.ts'
import { findPrinter, findShopName } from './printer.sql.ts'
import { NO_PRINTER } from './reset-printer.ts'

export async function tryPrinter(context: OutsideContext) {
  const { config, secrets, now, newId, staff, inRead, inWrite, log } = context
  const { printer, shopName } = await inRead(async (db) => ({
    printer: await findPrinter(db),
    shopName: await findShopName(db),
  }))
  if (!printer) return refuse('请先保存打印机配置', { code: NO_PRINTER })
  const slip = testSlip(shopName, now)
  if (!config.printers) return { isSandbox: true, slip: slipText(slip) }
  try {
    const port = await openPrinter({ config: config.printers, secrets, merId: staff.merId, now, inWrite }, printer)
    await port.print(slip, `TEST${await newId()}`)
  } catch (error) {
    if (!(error instanceof PrinterTrouble)) throw error
    log.warn({ err: error, brand: printer.brand }, 'a test slip was not printed')
    return refuse(error.message)
  }
  return { isSandbox: false, slip: slipText(slip) }
}
