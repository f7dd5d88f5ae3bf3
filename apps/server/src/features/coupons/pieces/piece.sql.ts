import type { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type PieceSource, type PieceStatus, pieceStatus, type ShopScope } from '@zhanggui/domain/coupon/coupon-codes'
import { validityOf } from '@zhanggui/domain/coupon/coupon-rules'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { preparedSql } from '#platform/db/prepared'
import type { StoredCoupon } from '../coupon.sql.ts'

type PieceFilter = FilterOf<typeof couponApi.pieces>

/** A piece whose time is over has lapsed, whether the job has been there or not. */
const statusIs = (status: PieceStatus, now: Date) => {
  const { unused, lapsed } = pieceStatus.is
  if (status === unused) return sql<boolean>`p.status = ${unused} and p.ends_at >= ${now}`
  if (status === lapsed) return sql<boolean>`(p.status = ${lapsed} or (p.status = ${unused} and p.ends_at < ${now}))`
  return sql<boolean>`p.status = ${status}`
}

/** A coupon keeps its name, so that pieces are found by the coupons: a look at far fewer rows. */
const filterSql = ({ merId }: MerchantDb, now: Date): FilterSql<PieceFilter> => ({
  name: (typed) =>
    sql`p.coupon_id = any (array(select c.id from coupon c where c.mer_id = ${merId} and ${contains('c.name', typed)}))`,
  status: (status) => statusIs(status, now),
  uid: (uid) => sql`p.uid = ${uid}`,
  nickname: (typed) =>
    sql`p.uid = any (array(select s.uid from shopper s where s.mer_id = ${merId} and ${contains('s.nickname', typed)}))`,
  couponId: (id) => sql`p.coupon_id = ${id}`,
})

const rows = ({ q, merId }: MerchantDb, now: Date) =>
  q
    .selectFrom('coupon_piece as p')
    .select(['p.id', 'p.coupon_id as couponId', 'p.uid', 'p.name'])
    .select([sql<ShopScope>`p.scope`.as('category'), sql<PieceSource>`p.source`.as('source')])
    .select([sql<Fen>`p.face_fen`.as('money'), sql<Fen>`p.threshold_fen`.as('minPrice')])
    .select(['p.starts_at as startTime', 'p.ends_at as endTime', 'p.used_at as useTime', 'p.created_at as createTime'])
    .select(sql<string>`coalesce(p.order_no, '')`.as('orderNo'))
    .select(
      sql<PieceStatus>`case when p.status = 0 and p.ends_at < ${now} then ${pieceStatus.is.lapsed}::smallint
        else p.status end`.as('status'),
    )
    .where('p.mer_id', '=', merId)

/** The newest first. */
export const listPieces = (db: MerchantDb, query: PieceFilter & PageQuery, now: Date) =>
  countedPage(
    query,
    rows(db, now)
      .leftJoin('shopper as s', (join) => join.on('s.mer_id', '=', db.merId).onRef('s.uid', '=', 'p.uid'))
      .select([sql<string>`coalesce(s.nickname, '')`.as('nickname'), sql<string>`coalesce(s.avatar, '')`.as('avatar')])
      .where(passes(filterSql(db, now), query))
      .orderBy('p.id', 'desc'),
    { upTo: MAX_COUNTED },
  )

/** Up to ten thousand, as the list counts them. */
export async function countPieces(db: MerchantDb, filter: PieceFilter, now: Date): Promise<number> {
  const found = db.q
    .selectFrom('coupon_piece as p')
    .select('p.id')
    .where('p.mer_id', '=', db.merId)
    .where(passes(filterSql(db, now), filter))
    .limit(MAX_COUNTED)
  const { count } = await db.q
    .selectFrom(found.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const targets = ({ merId }: MerchantDb) => sql<number[]>`coalesce((select jsonb_agg(l.product_id) from coupon_product l
  where l.mer_id = ${merId} and l.coupon_id = p.coupon_id), '[]')`

/** As the rules of spending see it. */
export const findPiece = (db: MerchantDb, uid: number, id: number, now: Date) =>
  rows(db, now).select(targets(db).as('targets')).where('p.uid', '=', uid).where('p.id', '=', id).executeTakeFirst()

/** A buyer's piece of this coupon. */
export const findPieceOf = (db: MerchantDb, uid: number, couponId: number, now: Date) =>
  rows(db, now)
    .select(targets(db).as('targets'))
    .where('p.uid', '=', uid)
    .where('p.coupon_id', '=', couponId)
    .executeTakeFirst()

const MOST_OFFERED = 100

/** What a buyer could spend in this shop now or later. */
export const listUnused = (db: MerchantDb, uid: number, now: Date) =>
  rows(db, now)
    .select(targets(db).as('targets'))
    .where('p.uid', '=', uid)
    .where(statusIs(pieceStatus.is.unused, now))
    .orderBy('p.id', 'desc')
    .limit(MOST_OFFERED)
    .execute()

const holders = preparedSql<[couponId: number, uids: readonly number[]], { uid: number }>(
  (db, couponId, uids) => sql`select uid from coupon_piece
    where mer_id = ${db.merId} and coupon_id = ${couponId} and uid = any (${uids}::bigint[])`,
)

/** Which of these users have had a piece of the coupon, spent or not. */
export const findHolders = async (db: MerchantDb, couponId: number, uids: readonly number[]) =>
  new Set((await holders(db, couponId, uids)).map(({ uid }) => uid))

interface NewPiece {
  readonly id: number
  readonly uid: number
}

const insertOf = preparedSql<
  [coupon: number, source: PieceSource, times: readonly Date[], ids: readonly number[], uids: readonly number[]],
  { uid: number }
>(
  (db, coupon, source, times, ids, uids) => sql`insert into coupon_piece (mer_id, id, coupon_id, uid, name, scope,
      receive_type, face_fen, threshold_fen, source, starts_at, ends_at, created_at)
    select c.mer_id, given.id, c.id, given.uid, c.name, c.scope, c.receive_type, c.face_fen, c.threshold_fen, ${source},
      (${times}::timestamptz[])[1], (${times}::timestamptz[])[2], (${times}::timestamptz[])[3]
    from coupon c, unnest(${ids}::bigint[], ${uids}::bigint[]) as given (id, uid)
    where c.mer_id = ${db.merId} and c.id = ${coupon}
    on conflict (mer_id, coupon_id, uid) do nothing
    returning uid`,
)

/** How many of the pieces are new: who has one keeps it. */
export async function insertPieces(
  db: MerchantDb,
  coupon: StoredCoupon,
  pieces: readonly NewPiece[],
  source: PieceSource,
  now: Date,
): Promise<number> {
  const { startsAt, endsAt } = validityOf(coupon, now)
  const [ids, uids] = [pieces.map(({ id }) => id), pieces.map(({ uid }) => uid)]
  return (await insertOf(db, coupon.id, source, [startsAt, endsAt, now], ids, uids)).length
}

interface Spending {
  readonly id: number
  readonly uid: number
  readonly orderNo: string
}

/** False if the piece is no longer there to be spent: somebody was faster. */
export async function markUsed({ q, merId }: MerchantDb, { id, uid, orderNo }: Spending, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('coupon_piece')
    .set({ status: pieceStatus.is.used, used_at: now, order_no: orderNo })
    .where('mer_id', '=', merId)
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('status', '=', pieceStatus.is.unused)
    .where('starts_at', '<=', now)
    .where('ends_at', '>=', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The piece that was spent on this very order, held. */
export const lockUsed = ({ q, merId }: MerchantDb, id: number, orderNo: string) =>
  q
    .selectFrom('coupon_piece')
    .select('ends_at as endTime')
    .where('mer_id', '=', merId)
    .where('id', '=', id)
    .where('order_no', '=', orderNo)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function markReturned({ q, merId }: MerchantDb, id: number, status: PieceStatus) {
  await q
    .updateTable('coupon_piece')
    .set({ status, used_at: null, order_no: null })
    .where('mer_id', '=', merId)
    .where('id', '=', id)
    .execute()
}

/** How many pieces have lapsed. */
export async function markLapsed({ q, merId }: MerchantDb, now: Date): Promise<number> {
  const { numUpdatedRows } = await q
    .updateTable('coupon_piece')
    .set({ status: pieceStatus.is.lapsed })
    .where('mer_id', '=', merId)
    // A literal, so that the partial index is used.
    .where(sql<boolean>`status = 0`)
    .where('ends_at', '<', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
