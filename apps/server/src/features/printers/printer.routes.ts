import { printerApi } from '@zhanggui/contract/store/printer'
import { MASKED, printerBrand } from '@zhanggui/domain/printer/printer-codes'
import { bind } from '#platform/http/route'
import { findPrinter } from './printer.sql.ts'
import { resetPrinter } from './reset-printer.ts'
import { savePrinter } from './save-printer.ts'
import { tryPrinter } from './try-printer.ts'

const masked = (secret: Buffer | null | undefined) => (secret ? MASKED : '')

export const printerRoutes = bind(printerApi, {
  info: async ({ db }) => {
    const printer = await findPrinter(db)
    return {
      id: printer?.id ?? 0,
      printName: printer?.name ?? '',
      printType: printer?.brand ?? printerBrand.is.yilianyun,
      printYlyAppid: printer?.ylyAppId ?? '',
      printYlyUserid: printer?.ylyUserId ?? '',
      printYlySec: masked(printer?.ylySecret),
      printYlyMerchineNo: printer?.ylyMachineNo ?? '',
      printFeName: printer?.feName ?? '',
      printFeUser: printer?.feUser ?? '',
      printFeUkey: masked(printer?.feUkey),
      printFeSn: printer?.feSn ?? '',
      status: printer?.isEnabled ?? true,
      version: printer?.version ?? 0,
    }
  },
  save: savePrinter,
  reset: resetPrinter,
  test: { outside: tryPrinter },
})
