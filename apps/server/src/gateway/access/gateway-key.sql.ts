import type { GatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import { batched } from '#platform/db/connection/batched'
import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement'

export interface SealedSecret {
  readonly no: number
  readonly sealed: Buffer
}

export interface GatewayKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly GatewayScope[]
  readonly secrets: readonly SealedSecret[]
}

/** A key that is not revoked, with the secrets that are valid now. Calls that come at the same time ask together. */
export type FindKey = (id: string) => Promise<GatewayKey | undefined>

export const keyFinder = (pool: Pool, clock: () => Date, refusal: () => Error): FindKey =>
  batched((ids: readonly string[]) => findKeys(pool, ids, clock()), refusal)

async function findKeys(pool: Pool, ids: readonly string[], now: Date): Promise<(GatewayKey | undefined)[]> {
  const { rows } = await pool.query<GatewayKey & SealedSecret>(
    statement(
      `select k.id, k.name, k.scopes, s.no, s.sealed from gateway_key k
           join gateway_secret s on s.key_id = k.id and (s.expires_at is null or s.expires_at > $2)
           where k.id = any($1) and k.revoked_at is null order by s.no desc`,
      [[...new Set(ids)], now],
    ),
  )
  return ids.map((id) => {
    const secrets = rows.filter((row) => row.id === id)
    const [first] = secrets
    return first && { id, name: first.name, scopes: first.scopes, secrets }
  })
}

export const listKeys = (db: PlatformDb) =>
  db.q
    .selectFrom('gateway_key as k')
    .select(['k.id', 'k.name', 'k.scopes', 'k.created_at as createdAt', 'k.revoked_at as revokedAt'])
    .select((eb) =>
      eb
        .selectFrom('gateway_secret as s')
        .select(sql<string>`coalesce(string_agg(s.no::text, '、' order by s.no), '')`.as('numbers'))
        .whereRef('s.key_id', '=', 'k.id')
        .where((own) => own.or([own('s.expires_at', 'is', null), own('s.expires_at', '>', sql<Date>`now()`)]))
        .as('secrets'),
    )
    .orderBy('k.created_at')
    .execute()

export async function insertKey(db: PlatformDb, key: { id: string; name: string; scopes: GatewayScope[] }, now: Date) {
  await db.q
    .insertInto('gateway_key')
    .values({ ...key, created_at: now })
    .execute()
}

/** Serialises rotations of a key; undefined if there is nothing to rotate. */
export async function lockLastSecret(db: PlatformDb, keyId: string): Promise<number | undefined> {
  const key = await db.q
    .selectFrom('gateway_key')
    .select('id')
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!key) return undefined
  const { last } = await db.q
    .selectFrom('gateway_secret')
    .select(sql<number>`coalesce(max(no), 0)`.as('last'))
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow()
  return last
}

export async function insertSecret(db: PlatformDb, keyId: string, { no, sealed }: SealedSecret, now: Date) {
  await db.q.insertInto('gateway_secret').values({ key_id: keyId, no, sealed, created_at: now }).execute()
}

/** The last secret stays valid until the given time; older ones expire now. */
export async function retireSecrets(db: PlatformDb, keyId: string, lastNo: number, until: Date) {
  await db.q.deleteFrom('gateway_secret').where('key_id', '=', keyId).where('no', '<', lastNo).execute()
  await db.q
    .updateTable('gateway_secret')
    .set({ expires_at: until })
    .where('key_id', '=', keyId)
    .where('no', '=', lastNo)
    .execute()
}

/** Keeps the key's row, because the call log refers to it; deletes its secrets. */
export async function revokeKeyRow(db: PlatformDb, keyId: string, now: Date): Promise<boolean> {
  await db.q.deleteFrom('gateway_secret').where('key_id', '=', keyId).execute()
  const { numUpdatedRows } = await db.q
    .updateTable('gateway_key')
    .set({ revoked_at: now })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
