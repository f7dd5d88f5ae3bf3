import { ids } from '@zhanggui/contract/kernel/codecs'
import { z } from 'zod'
import { findConfig, saveConfig } from '#features/config/public'
import type { Config } from '#platform/config'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

/** The shops that the demo seed has made, comma-joined. */
const KEY = 'demo_shops'

export const markDemoShops = (db: PlatformDb, merIds: readonly number[]) =>
  saveConfig(db, { [KEY]: z.encode(ids, merIds) })

/** A shop of the demo in the database that the server brings along; never one in a database of somebody's own. */
export async function isDemoShop({ config, db }: { config: Config; db: MerchantDb }): Promise<boolean> {
  if (config.databaseUrl !== undefined || config.demo === 'never') return false
  const { [KEY]: shops } = await findConfig(db, [KEY])
  return z.decode(ids, shops).includes(db.merId)
}
