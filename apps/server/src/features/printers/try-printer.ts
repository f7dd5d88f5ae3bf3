import { slipText } from '@zhanggui/domain/printer/slip-layout'
import { testSlip } from '@zhanggui/domain/printer/slip'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { printSlip } from './print-slip.ts'
import { findPrinter, findShopName } from './printer.sql.ts'
import { NO_PRINTER } from './reset-printer.ts'

export async function tryPrinter(context: OutsideContext) {
  const { config, now, newId, staff, inRead } = context
  const { printer, shopName } = await inRead(async (db) => ({
    printer: await findPrinter(db),
    shopName: await findShopName(db),
  }))
  if (!printer) return refuse('请先保存打印机配置', { code: NO_PRINTER })
  const slip = testSlip(shopName, now)
  if (!config.printers) return { isSandbox: true, slip: slipText(slip) }
  refuseIf(await printSlip({ ...context, merId: staff.merId }, printer, slip, `TEST${await newId()}`))
  return { isSandbox: false, slip: slipText(slip) }
}
