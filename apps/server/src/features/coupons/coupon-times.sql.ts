import { couponScope, type ShopScope } from '@zhanggui/domain/coupon/coupon-codes'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

interface Span {
  readonly from: Date
  readonly until: Date
}

/** More than a calendar or a list of clashes can show. */
const MOST = 200

const coupons = (db: MerchantDb) =>
  db.q.selectFrom('coupon').where('mer_id', '=', db.merId).where('deleted_at', 'is', null)

/** Coupons of which pieces can be claimed, or spent, in this time. The latest ones where there are very many. */
const during = (db: MerchantDb, { from, until }: Span, what: 'claim' | 'use') => {
  const [start, end] = [sql.ref<Date>(`${what}_from`), sql.ref<Date>(`${what}_until`)]
  return coupons(db)
    .select(['id', 'name', 'is_open as isOpen', start.as('startTime'), end.as('endTime')])
    .where(sql<boolean>`${start} < ${until} and ${end} > ${from}`)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

export async function readCouponCalendar(db: MerchantDb, span: Span) {
  const [claimList, useList, { endlessNum }] = await Promise.all([
    during(db, span, 'claim'),
    during(db, span, 'use'),
    coupons(db)
      .select((eb) => eb.fn.countAll<number>().as('endlessNum'))
      .where(sql<boolean>`is_open and claim_until is null and use_until is null`)
      .executeTakeFirstOrThrow(),
  ])
  return { claimList, useList, endlessNum }
}

/** Open coupons with a time of their own that begin or end in this time: when they can first be had, and no longer be had. */
export function listCouponEdges(db: MerchantDb, { from, until }: Span) {
  const [start, end] = [sql<Date>`coalesce(claim_from, use_from)`, sql<Date>`least(claim_until, use_until)`]
  return coupons(db)
    .select(['id', 'name', start.as('start'), end.as('end')])
    .where('is_open', '=', true)
    .where(sql<boolean>`(claim_until > ${from} or use_until > ${from})`)
    .where(sql<boolean>`((${start} > ${from} and ${start} <= ${until}) or (${end} > ${from} and ${end} <= ${until}))`)
    .orderBy('id')
    .execute()
}

/**
 * Open coupons that buyers of these products can have and spend in this time, those first that take off the largest part.
 * Without products: of any.
 */
export function listSpendable({ q, merId }: MerchantDb, { from, until }: Span, productIds?: readonly number[]) {
  const targets = sql<number[]>`coalesce((select jsonb_agg(l.product_id) from coupon_product l
    where l.mer_id = ${merId} and l.coupon_id = coupon.id), '[]')`
  const isFor = productIds
    ? sql<boolean>`(scope = ${couponScope.is.shop} or exists (select from coupon_product l
        where l.mer_id = ${merId} and l.coupon_id = coupon.id and l.product_id = ${anyOf(productIds)}))`
    : sql<boolean>`true`
  return q
    .selectFrom('coupon')
    .select(['id', 'name', 'use_from as useStartTime', 'use_until as useEndTime', targets.as('productIds')])
    .select([
      sql<ShopScope>`scope`.as('category'),
      sql<Fen>`face_fen`.as('money'),
      sql<Fen>`threshold_fen`.as('minPrice'),
    ])
    .where('mer_id', '=', merId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`is_open and (not is_limited or issued < total)`)
    .where(sql<boolean>`(use_until is null or (use_from < ${until} and use_until > ${from}))`)
    .where(sql<boolean>`(claim_until is null or claim_until > ${from})`)
    .where(isFor)
    .orderBy(sql`face_fen::float8 / greatest(threshold_fen, face_fen + 1) desc`)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}
