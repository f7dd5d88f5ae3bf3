import { printerBrand } from '@zhanggui/domain/printer/printer-codes'
import type { PrinterConfig } from '#platform/config'
import type { SecretBox } from '#platform/secrets/secret-box'
import type { MerchantTransactions } from '#platform/transactions'
import { FeiePrinter } from './port/feie-printer.ts'
import type { PrinterPort } from './port/printer-port.ts'
import { type TokenStore, YilianyunPrinter } from './port/yilianyun-printer.ts'
import { type StoredPrinter, updateToken } from './printer.sql.ts'
import { sealName } from './seal-name.ts'

interface Opening extends Pick<MerchantTransactions, 'inWrite'> {
  readonly config: PrinterConfig
  readonly secrets: SecretBox
  readonly merId: number
  readonly now: Date
}

/** The stored printer, ready to print. */
export async function openPrinter(opening: Opening, stored: StoredPrinter): Promise<PrinterPort> {
  const { config, secrets, merId, now } = opening
  const opened = (sealed: Buffer | null, field: Parameters<typeof sealName>[1]) =>
    sealed ? secrets.open(sealed, sealName(merId, field)) : Promise.resolve('')
  if (stored.brand === printerBrand.is.feie) {
    const account = { user: stored.feUser, ukey: await opened(stored.feUkey, 'printFeUkey'), sn: stored.feSn }
    return new FeiePrinter(config.feieUrl, account, () => now)
  }
  const account = {
    appId: stored.ylyAppId,
    secret: await opened(stored.ylySecret, 'printYlySec'),
    machineNo: stored.ylyMachineNo,
  }
  const tokens: TokenStore = {
    read: async () => (await opened(stored.ylyToken, 'ylyToken')) || undefined,
    keep: async (token) => {
      const sealed = await secrets.seal(token, sealName(merId, 'ylyToken'))
      await opening.inWrite(({ db }) => updateToken(db, stored, sealed))
    },
  }
  return new YilianyunPrinter(config.yilianyunUrl, account, tokens, () => now)
}
