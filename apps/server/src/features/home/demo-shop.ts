import { ids } from '@zhanggui/contract/kernel/codecs'
import { z } from 'zod'
import { findConfig, saveConfig } from '#features/config/public'
import type { Config } from '#platform/config'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

/** The shops that the demo seed has made, comma-joined. */
const KEY = 'demo_shops'
const REMOVED = 'demo_removed'

export const markDemoShops = (db: PlatformDb, merIds: readonly number[]) =>
  saveConfig(db, { [KEY]: z.encode(ids, merIds) })

/** Once removed they do not come back at the next start. */
export const markDemoRemoved = (db: PlatformDb) => saveConfig(db, { [KEY]: '', [REMOVED]: '1' })

export const wasDemoRemoved = async (db: PlatformDb): Promise<boolean> =>
  (await findConfig(db, [REMOVED]))[REMOVED] === '1'

export async function listDemoShops(db: MerchantDb | PlatformDb): Promise<readonly number[]> {
  const { [KEY]: shops } = await findConfig(db, [KEY])
  return z.decode(ids, shops)
}

/** A shop of the demo in the database that the server brings along; never one in a database of somebody's own. */
export async function isDemoShop({ config, db }: { config: Config; db: MerchantDb }): Promise<boolean> {
  if (config.databaseUrl !== undefined || config.demo === 'never') return false
  return (await listDemoShops(db)).includes(db.merId)
}
