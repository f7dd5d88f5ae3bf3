import type { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { CouponDraft } from '@zhanggui/contract/coupon/coupon-fields'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type CouponReceive, couponReceive, couponScope, type ShopScope } from '@zhanggui/domain/coupon/coupon-codes'
import { couponRefusal } from '@zhanggui/domain/coupon/coupon-rules'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared, preparedSql } from '#platform/db/prepared'
import { refuseCoupon } from './refuse-coupon.ts'

const used = ({ merId }: MerchantDb) => sql<number>`(select count(*) from coupon_piece p
  where p.mer_id = ${merId} and p.coupon_id = coupon.id and p.status = 1)`

/** Coupons that are not deleted. */
const coupons = (db: MerchantDb) =>
  db.q.selectFrom('coupon').where('mer_id', '=', db.merId).where('deleted_at', 'is', null)

const terms = (found: ReturnType<typeof coupons>) =>
  found
    .select(['id', 'name', 'is_limited as isLimited', 'total', 'issued as issuedCount', 'valid_days as day', 'sort'])
    .select([sql<Fen>`face_fen`.as('money'), sql<Fen>`threshold_fen`.as('minPrice'), 'is_open as status', 'version'])
    .select([sql<ShopScope>`scope`.as('category'), sql<CouponReceive>`receive_type`.as('receiveType')])
    .select(sql<number>`case when is_limited then total - issued else 0 end`.as('lastTotal'))
    .select([sql<boolean>`claim_until is not null`.as('isTimeReceive'), 'claim_from as receiveStartTime'])
    .select(['claim_until as receiveEndTime', sql<boolean>`use_until is not null`.as('isFixedTime')])
    .select(['use_from as useStartTime', 'use_until as useEndTime', 'created_at as createTime'])

type CouponFilter = FilterOf<typeof couponApi.list>
const couponFilter: FilterSql<CouponFilter> = {
  name: (typed) => contains('name', typed),
  status: (isOpen) => sql`is_open = ${isOpen}`,
  receiveType: (type) => sql`receive_type = ${type}`,
  category: (scope) => sql`scope = ${scope}`,
}

const within = (db: MerchantDb, filter: Partial<CouponFilter>) => coupons(db).where(passes(couponFilter, filter))

/** The highest in `sort` first, then the newest. */
export const listCoupons = (db: MerchantDb, query: CouponFilter & PageQuery) =>
  countedPage(
    query,
    terms(within(db, query)).select(used(db).as('usedCount')).orderBy('sort', 'desc').orderBy('id', 'desc'),
  )

export const countCoupons = async (db: MerchantDb, filter: CouponFilter): Promise<number> => {
  const { total } = await within(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export type StoredCoupon = Awaited<ReturnType<typeof findCoupon>>

const withId = prepared((db, id: number) => terms(coupons(db)).where('id', '=', id))

export async function findCoupon(db: MerchantDb, id: number) {
  return (await withId(db, id))[0] ?? refuseCoupon(couponRefusal.missing)
}

/** Refuses a coupon of nobody here; pieces of a deleted one are still looked at. */
export async function checkOwnCoupon({ q, merId }: MerchantDb, id: number | undefined): Promise<void> {
  if (id === undefined) return
  const own = q.selectFrom('coupon').select('id').where('mer_id', '=', merId).where('id', '=', id)
  if (!(await own.executeTakeFirst())) refuseCoupon(couponRefusal.missing)
}

/** Whoever holds it is the only one to issue pieces of it. */
export async function lockCoupon(db: MerchantDb, id: number) {
  const coupon = terms(coupons(db)).select(editorOf(db, 'coupon').as('updatedBy')).where('id', '=', id)
  return (await coupon.forNoKeyUpdate().executeTakeFirst()) ?? refuseCoupon(couponRefusal.missing)
}

export const countUsed = async (db: MerchantDb, id: number): Promise<number> => {
  const { usedCount } = await coupons(db)
    .select(used(db).as('usedCount'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return usedCount
}

const MOST_USABLE = 500

interface UsableQuery {
  readonly receiveType: CouponReceive
  readonly name?: string | undefined
}

/** Open coupons of which somebody could still get and spend a piece. */
const usable = (db: MerchantDb, { receiveType, name }: UsableQuery, now: Date) =>
  terms(within(db, { name, receiveType, status: true }))
    .where(sql<boolean>`is_open and (not is_limited or issued < total)`)
    .where(sql<boolean>`(use_until is null or use_until > ${now})`)
    .orderBy('sort', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_USABLE)

export const listUsable = (db: MerchantDb, query: UsableQuery, now: Date) => usable(db, query, now).execute()

interface ClaimableQuery {
  readonly uid: number
  /** Only those that can be spent on this product. */
  readonly productId?: number | undefined
}

/** What a buyer can claim now, and whether they have. */
export function listClaimable(db: MerchantDb, { uid, productId }: ClaimableQuery, now: Date) {
  const { merId } = db
  const found = usable(db, { receiveType: couponReceive.is.manual }, now)
    .select(
      sql<boolean>`exists (select from coupon_piece p
        where p.mer_id = ${merId} and p.coupon_id = coupon.id and p.uid = ${uid})`.as('isReceived'),
    )
    .where(sql<boolean>`(claim_until is null or (claim_from <= ${now} and claim_until >= ${now}))`)
  const isFor = sql<boolean>`(scope = ${couponScope.is.shop} or exists (select from coupon_product l
    where l.mer_id = ${merId} and l.coupon_id = coupon.id and l.product_id = ${productId ?? 0}))`
  return (productId === undefined ? found : found.where(isFor)).execute()
}

export async function insertCoupon(edit: Edit, id: number, draft: CouponDraft) {
  const { isTimeReceive, isFixedTime, isLimited } = draft
  await insertRecord(edit, 'coupon', id, {
    name: draft.name,
    scope: draft.category,
    receive_type: draft.receiveType,
    face_fen: draft.money,
    threshold_fen: draft.minPrice,
    is_limited: isLimited,
    total: isLimited ? draft.total : 0,
    claim_from: isTimeReceive ? draft.receiveStartTime : null,
    claim_until: isTimeReceive ? draft.receiveEndTime : null,
    use_from: isFixedTime ? draft.useStartTime : null,
    use_until: isFixedTime ? draft.useEndTime : null,
    valid_days: isFixedTime ? 0 : draft.day,
    sort: draft.sort,
    is_open: draft.status,
  }).execute()
}

/** Changes a coupon that is locked. */
export async function updateCoupon(edit: Edit, id: number, set: { is_open?: boolean; deleted_at?: Date }) {
  await updateRecord(edit, 'coupon', id, set).execute()
}

const issue = preparedSql<[id: number, pieces: number], { id: number }>(
  (db, id, pieces) => sql`update coupon set issued = issued + ${pieces}::integer
    where mer_id = ${db.merId} and id = ${id} and deleted_at is null and is_open
      and (not is_limited or issued + ${pieces}::integer <= total)
    returning id`,
)

/** Counts so many pieces as issued if the coupon is open and has them; false where it has not. */
export const takePieces = async (db: MerchantDb, id: number, pieces: number): Promise<boolean> =>
  (await issue(db, id, pieces)).length === 1
