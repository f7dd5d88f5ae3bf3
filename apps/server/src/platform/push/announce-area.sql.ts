import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { areaHint } from './area-hint.ts'

/**
 * Tells open consoles, once the transaction commits, that what this call reads is different; however often a transaction
 * says so, it is told once.
 */
export async function announceArea(db: MerchantDb, { area, permission }: Pick<Endpoint, 'area' | 'permission'>) {
  await sql`select pg_notify('push', ${areaHint({ merId: db.merId, area, permission })})`.execute(db.q)
}
