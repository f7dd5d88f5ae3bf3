import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { sql } from 'kysely'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

const DAY = 86_400_000

export interface DemoCoupon {
  readonly name: string
  readonly scope?: 1 | 2
  readonly receiveType?: 1 | 2
  readonly face: number
  readonly threshold?: number
  readonly total?: number
  /** Days from now. */
  readonly claim?: readonly [number, number]
  readonly use?: readonly [number, number]
  readonly isOpen?: boolean
  readonly sort?: number
}

/** The beginning of a day of the shop. */
const at = (now: Date, days: number | undefined) =>
  days === undefined ? null : startOfDay(addDays(shopDay(now), days))

export async function insertCoupon(db: MerchantDb, id: number, coupon: DemoCoupon, now: Date) {
  const { claim, use, total } = coupon
  const created = new Date(now.getTime() - 20 * DAY)
  await db.q
    .insertInto('coupon')
    .values({
      mer_id: db.merId,
      id,
      name: coupon.name,
      scope: coupon.scope ?? 1,
      receive_type: coupon.receiveType ?? 1,
      face_fen: coupon.face * 100,
      threshold_fen: (coupon.threshold ?? 0) * 100,
      is_limited: total !== undefined,
      total: total ?? 0,
      claim_from: at(now, claim?.[0]),
      claim_until: at(now, claim?.[1]),
      use_from: at(now, use?.[0]),
      use_until: at(now, use?.[1]),
      valid_days: use ? 0 : 15,
      sort: coupon.sort ?? 0,
      is_open: coupon.isOpen ?? true,
      created_at: created,
      updated_at: created,
      updated_by: 0,
    })
    .execute()
}

/** Products on sale that somebody can have delivered, the dearest first. */
export async function findProducts({ q, merId }: MerchantDb): Promise<number[]> {
  const rows = await q
    .selectFrom('product')
    .select('id')
    .where('mer_id', '=', merId)
    .where('state', '=', 1)
    .where('type', '=', 0)
    .orderBy('price_fen', 'desc')
    .orderBy('id')
    .limit(6)
    .execute()
  return rows.map(({ id }) => id)
}

export const linkProducts = ({ q, merId }: MerchantDb, couponId: number, productIds: readonly number[]) =>
  sql`insert into coupon_product (mer_id, coupon_id, product_id)
    select m.id, ${couponId}, p from merchant m, unnest(${productIds}::bigint[]) p where m.id = ${merId}`.execute(q)

/** Some users of the shop, the same ones each time. */
export async function findUsers({ q, merId }: MerchantDb, most: number): Promise<number[]> {
  const rows = await q
    .selectFrom('shopper')
    .select('uid')
    .where('mer_id', '=', merId)
    .where(sql<boolean>`is_user and not is_closed`)
    .orderBy('uid')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** Pieces that were claimed some days ago and last for fifteen from then on; those of long ago have lapsed. */
export async function insertPieces(
  { q, merId }: MerchantDb,
  couponId: number,
  pieces: readonly { readonly id: number; readonly uid: number; readonly daysAgo: number }[],
  now: Date,
) {
  await sql`insert into coupon_piece (mer_id, id, coupon_id, uid, name, scope, receive_type, face_fen, threshold_fen,
      source, starts_at, ends_at, status, created_at)
    select c.mer_id, given.id, c.id, given.uid, c.name, c.scope, c.receive_type, c.face_fen, c.threshold_fen,
      case when c.receive_type = 2 then 'buy' when given.uid % 5 = 0 then 'send' else 'receive' end,
      coalesce(c.use_from, given.at), coalesce(c.use_until, given.at + interval '15 days'),
      case when coalesce(c.use_until, given.at + interval '15 days') < ${now}::timestamptz then 2 else 0 end, given.at
    from coupon c, (select i.id, i.uid, ${now}::timestamptz - i.days * interval '1 day' as at
      from unnest(${pieces.map(({ id }) => id)}::bigint[], ${pieces.map(({ uid }) => uid)}::bigint[],
        ${pieces.map(({ daysAgo }) => daysAgo)}::int[]) as i (id, uid, days)) as given
    where c.mer_id = ${merId} and c.id = ${couponId}`.execute(q)
  await sql`update coupon set issued = issued + ${pieces.length} where mer_id = ${merId} and id = ${couponId}`.execute(
    q,
  )
}
