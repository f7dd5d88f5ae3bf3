import type { SlipLine } from '@zhanggui/domain/printer/slip'
import type { Services } from '#platform/services'
import type { MerchantTransactions } from '#platform/transactions'
import { openPrinter } from './open-printer.ts'
import { PrinterTrouble } from './port/printer-port.ts'
import type { StoredPrinter } from './printer.sql.ts'

interface Printing extends Pick<Services, 'config' | 'secrets' | 'log'>, Pick<MerchantTransactions, 'inWrite'> {
  readonly merId: number
  readonly now: Date
}

/** Why the slip was not printed; undefined if it was, or where no cloud is configured. */
export async function printSlip(
  { config, log, ...rest }: Printing,
  printer: StoredPrinter,
  slip: readonly SlipLine[],
  key: string,
): Promise<string | undefined> {
  if (!config.printers) return undefined
  try {
    const port = await openPrinter({ ...rest, config: config.printers }, printer)
    await port.print(slip, key)
    return undefined
  } catch (error) {
    if (!(error instanceof PrinterTrouble)) throw error
    log.warn({ err: error, brand: printer.brand }, 'a slip was not printed')
    return error.message
  }
}
