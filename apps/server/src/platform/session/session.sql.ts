import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Pool } from '#platform/db/connection/pool'
import { queryPerMerchant } from '#platform/db/per-merchant'
import type { Sweep } from '#platform/jobs/sweep'
import { announceRights } from '#platform/push/announce.sql'
import type { Staff } from './staff.ts'
import type { ParsedToken } from './token.ts'

export interface Caller {
  readonly staff: Staff
  readonly signedInAt: Date
  readonly seenAt: Date
  readonly isAllowed: boolean
}

interface CallerRow {
  n: number
  mer_id: number
  admin_id: number
  account: string
  real_name: string
  is_owner: boolean
  created_at: Date
  lacks_factor: boolean
  seen_at: Date
  is_allowed: boolean
}

/** Of `admin a` of the merchant $1: a role wants 两步验证, which is not set up. The owner has no role. */
export const LACKS_FACTOR = `(a.type <> 2
  and not a.has_factor
  and exists (select from held_role h where h.mer_id = $1 and h.admin_id = a.id and h.requires_factor))`

/** For each token and permission: the person and whether an open role grants it. Keyed by position. */
export async function findCallers(
  pool: Pool,
  wanted: readonly { token: ParsedToken; permission: string | undefined }[],
  now: Date,
): Promise<Map<number, Caller>> {
  const found = await queryPerMerchant<CallerRow>(
    pool,
    `select w.n::int as n, s.mer_id, a.id as admin_id, a.account, a.real_name, a.type = 2 as is_owner,
        s.created_at, s.seen_at, ${LACKS_FACTOR} as lacks_factor,
        w.permission is null or a.type = 2 or exists (
          select from held_role h
          join role_permission p on p.mer_id = $1 and p.role_id = h.role_id and p.permission = w.permission
          where h.mer_id = $1 and h.admin_id = a.id) as is_allowed
      from unnest($2::bytea[], $3::text[]) with ordinality as w(token_hash, permission, n)
      join session s on s.mer_id = $1 and s.token_hash = w.token_hash and s.expires_at > $4
      join admin a on a.mer_id = $1 and a.id = s.admin_id and a.is_enabled and a.deleted_at is null
      join merchant m on m.id = $1 and m.deleted_at is null`,
    wanted.map(({ token }) => token.merId),
    (positions) => [
      positions.map((position) => wanted[position]?.token.hash),
      positions.map((position) => wanted[position]?.permission ?? null),
      now,
    ],
  )
  return new Map(
    [...found].map(([position, row]) => [
      position,
      {
        staff: {
          merId: row.mer_id,
          adminId: row.admin_id,
          account: row.account,
          realName: row.real_name,
          isOwner: row.is_owner,
          lacksFactor: row.lacks_factor,
          tokenHash: wanted[position]?.token.hash ?? Buffer.alloc(0),
        },
        signedInAt: row.created_at,
        seenAt: row.seen_at,
        isAllowed: row.is_allowed,
      },
    ]),
  )
}

export async function renewSession(pool: Pool, staff: Staff, expiresAt: Date, now: Date) {
  await pool.query(
    `update session set expires_at = greatest(expires_at, $3), seen_at = greatest(seen_at, $4)
     where mer_id = $1 and token_hash = $2`,
    [staff.merId, staff.tokenHash, expiresAt, now],
  )
}

export interface NewSession {
  readonly token: ParsedToken
  readonly adminId: number
  readonly createdAt: Date
  readonly seenAt?: Date
  readonly expiresAt: Date
  readonly address: string
  readonly userAgent: string
}

export async function insertSession(db: MerchantDb, session: NewSession) {
  await db.q
    .insertInto('session')
    .values({
      mer_id: db.merId,
      token_hash: session.token.hash,
      admin_id: session.adminId,
      created_at: session.createdAt,
      seen_at: session.seenAt ?? session.createdAt,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute()
}

/** Ends a session and returns whose it was; undefined if there was none. */
export async function deleteSession(db: MerchantDb, tokenHash: Buffer) {
  return db.q
    .deleteFrom('session')
    .where('mer_id', '=', db.merId)
    .where('token_hash', '=', tokenHash)
    .returning(['admin_id as adminId', 'created_at as createdAt', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** A session's name outside: whoever knows it can neither use the session nor guess what is stored of it. */
const keyOf = sql<string>`encode(sha256(token_hash), 'hex')`

/** A person's live sessions, the one used last first. */
export const listSessionsOf = (db: MerchantDb, adminId: number, now: Date) =>
  db.q
    .selectFrom('session')
    .select([keyOf.as('key'), 'token_hash as tokenHash', 'address', 'user_agent as userAgent'])
    .select(['created_at as createTime', 'seen_at as seenTime'])
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** Ends one of a person's sessions by its name, unless it is the one to keep; returns where it was. */
export async function deleteSessionByKey(db: MerchantDb, adminId: number, key: string, except: Buffer) {
  const ended = await db.q
    .deleteFrom('session')
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .where(keyOf, '=', key)
    .where('token_hash', '!=', except)
    .returning(['address', 'user_agent as userAgent'])
    .executeTakeFirst()
  if (ended) await announceRights(db)
  return ended
}

/** Ends a person's sessions, optionally except one; returns how many there were. */
export async function deleteSessionsOf(db: MerchantDb, adminId: number, except?: Buffer): Promise<number> {
  let query = db.q.deleteFrom('session').where('mer_id', '=', db.merId).where('admin_id', '=', adminId)
  if (except) query = query.where('token_hash', '!=', except)
  const { numDeletedRows } = await query.executeTakeFirst()
  await announceRights(db)
  return Number(numDeletedRows)
}

export const sweepSessions: Sweep = (db, now) => db.q.deleteFrom('session').where('expires_at', '<', now).execute()
