import type { NoticeType } from '@zhanggui/domain/notice/notice-codes'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import type { Pool } from '#platform/db/connection/pool'
import { queryPerMerchant } from '#platform/db/per-merchant'
import type { Sweep } from '#platform/jobs/sweep'
import { LACKS_FACTOR } from '#platform/session/session.sql'
import type { ParsedToken } from '#platform/session/token'

export interface PushEvent {
  readonly no: number
  readonly type: NoticeType
  readonly kind: NoticeKind
  readonly title: string
  readonly content: string
  readonly url: string
  readonly permission: string | null
  /** Whom it is for; null: all who may hear it. */
  readonly adminId: number | null
  readonly createdAt: Date
}

const BATCH = 200

export async function findEventsAfter(pool: Pool, merId: number, no: number): Promise<PushEvent[]> {
  const { rows } = await pool.query<PushEvent>(
    `select no, type, kind, title, content, url, permission, admin_id as "adminId", created_at as "createdAt"
     from push_event where mer_id = $1 and no > $2 order by no limit ${BATCH}`,
    [merId, no],
  )
  return rows
}

export async function findLastNumbers(pool: Pool, merchants: readonly number[]) {
  const { rows } = await pool.query<{ merId: number; lastNo: number }>(
    'select mer_id as "merId", last_no as "lastNo" from push_counter where mer_id = any($1)',
    [merchants],
  )
  return rows
}

/** When the first event after each cursor was written; nothing for those that have none. */
export async function findNextEventTimes(
  pool: Pool,
  cursors: readonly { merId: number; cursor: number }[],
): Promise<Date[]> {
  const found = await queryPerMerchant<{ n: number; at: Date }>(
    pool,
    `select w.n::int as n, e.created_at as at
     from unnest($2::bigint[]) with ordinality as w(cursor, n)
     cross join lateral (
       select created_at from push_event where mer_id = $1 and no > w.cursor order by no limit 1) e`,
    cursors.map(({ merId }) => merId),
    (positions) => [positions.map((position) => cursors[position]?.cursor)],
  )
  return [...found.values()].map(({ at }) => at)
}

export async function insertTicket(
  pool: Pool,
  ticket: { hash: Buffer; merId: number; tokenHash: Buffer; expiresAt: Date },
) {
  await pool.query('insert into push_ticket (ticket_hash, mer_id, token_hash, expires_at) values ($1, $2, $3, $4)', [
    ticket.hash,
    ticket.merId,
    ticket.tokenHash,
    ticket.expiresAt,
  ])
}

/** Deletes the ticket: it opens one connection. */
export async function consumeTicket(pool: Pool, hash: Buffer, now: Date) {
  const { rows } = await pool.query<{ merId: number; hash: Buffer }>(
    `delete from push_ticket where ticket_hash = $1 and expires_at > $2
     returning mer_id as "merId", token_hash as hash`,
    [hash, now],
  )
  return rows[0]
}

/** A listener's person and permissions, the same as in the session reply; none while they must set up 两步验证. */
export interface Subscriber {
  readonly adminId: number
  readonly name: string
  readonly permissions: ReadonlySet<string>
}

/** By position; ended sessions are absent. */
export async function findSubscribers(
  pool: Pool,
  tokens: readonly ParsedToken[],
  now: Date,
): Promise<Map<number, Subscriber>> {
  const found = await queryPerMerchant<{ n: number; adminId: number; name: string; permissions: string[] }>(
    pool,
    `select w.n::int as n, a.id as "adminId", a.real_name as name, case when a.type = 2 then array[$3]
       when ${LACKS_FACTOR} then array[]::text[] else array(
       select p.permission from held_role h join role_permission p on p.mer_id = $1 and p.role_id = h.role_id
       where h.mer_id = $1 and h.admin_id = a.id) end as permissions
     from unnest($2::bytea[]) with ordinality as w(token_hash, n)
     join session s on s.mer_id = $1 and s.token_hash = w.token_hash and s.expires_at > $4
     join admin a on a.mer_id = $1 and a.id = s.admin_id`,
    tokens.map(({ merId }) => merId),
    (positions) => [positions.map((position) => tokens[position]?.hash), EVERYTHING, now],
  )
  return new Map(
    [...found].map(([position, { adminId, name, permissions }]) => [
      position,
      { adminId, name, permissions: new Set(permissions) },
    ]),
  )
}

/** The kinds that a listener's person does not get: whatever is told to all, and what is for them alone. */
export interface Unheard {
  readonly ofAll: readonly NoticeKind[]
  readonly ofOwn: readonly NoticeKind[]
}

/**
 * By position; who gets everything is absent. A person's own choice goes before the roles that the shop has chosen, and
 * those do not matter for what is meant for one person.
 */
export async function findUnheardKinds(
  pool: Pool,
  tokens: readonly ParsedToken[],
  events: readonly PushEvent[],
): Promise<Map<number, Unheard>> {
  const kinds = [...new Set(events.map(({ kind }) => kind))]
  if (kinds.length === 0) return new Map()
  const found = await queryPerMerchant<Unheard & { n: number }>(
    pool,
    `select w.n::int as n, array_agg(k.kind) as "ofAll",
       coalesce(array_agg(k.kind) filter (where not c.in_bell), '{}') as "ofOwn"
     from unnest($2::bytea[]) with ordinality as w(token_hash, n)
     join session s on s.mer_id = $1 and s.token_hash = w.token_hash
     join admin a on a.mer_id = $1 and a.id = s.admin_id
     cross join unnest($3::text[]) as k(kind)
     left join notice_choice c on c.mer_id = $1 and c.admin_id = a.id and c.kind = k.kind
     left join notice_audience d on d.mer_id = $1 and d.kind = k.kind
     where not coalesce(c.in_bell, d.kind is null or a.type = 2 or d.role_ids && array(
       select h.role_id from held_role h where h.mer_id = $1 and h.admin_id = a.id))
     group by w.n`,
    tokens.map(({ merId }) => merId),
    (positions) => [positions.map((position) => tokens[position]?.hash), kinds],
  )
  return new Map(found)
}

export const sweepTickets: Sweep = (db, now) => db.q.deleteFrom('push_ticket').where('expires_at', '<', now).execute()

/** Tells every node who has what open: nothing of it is kept. */
export async function signalPresence(pool: Pool, presence: object): Promise<void> {
  await pool.query(`select pg_notify('push', $1)`, [JSON.stringify(presence)])
}
