import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { PlatformScope } from '@zhanggui/domain/coupon/coupon-codes'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

/** Coupons of the platform: it hands them out and pays for them, shops only take them off. */
const rows = (db: Pick<PlatformDb | MerchantDb, 'q'>) =>
  db.q
    .selectFrom('platform_coupon')
    .select(['id', 'name', sql<PlatformScope>`scope`.as('category')])
    // As json: the driver leaves the numbers of an int8[] as text.
    .select(sql<number[]>`to_json(targets)`.as('targets'))
    .select([sql<Fen>`face_fen`.as('money'), sql<Fen>`threshold_fen`.as('minPrice')])
    .select(['use_from as useStartTime', 'use_until as useEndTime', sql<boolean>`invalid_at is null`.as('isValid')])

/** The newest first. */
export const listPlatformCoupons = (db: PlatformDb, page: PageQuery) =>
  countedPage(page, rows(db).orderBy('id', 'desc'))

export const findPlatformCoupon = (db: MerchantDb, id: number) => rows(db).where('id', '=', id).executeTakeFirst()

interface NewPlatformCoupon {
  readonly id: number
  readonly name: string
  readonly category: PlatformScope
  readonly targets: readonly number[]
  readonly money: Fen
  readonly minPrice: Fen
  readonly useStartTime: Date
  readonly useEndTime: Date
}

export async function insertPlatformCoupon(db: PlatformDb, coupon: NewPlatformCoupon, now: Date) {
  await db.q
    .insertInto('platform_coupon')
    .values({
      id: coupon.id,
      name: coupon.name,
      scope: coupon.category,
      targets: [...coupon.targets],
      face_fen: coupon.money,
      threshold_fen: coupon.minPrice,
      use_from: coupon.useStartTime,
      use_until: coupon.useEndTime,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** False if there is none. */
export async function invalidatePlatformCoupon(db: PlatformDb, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('platform_coupon')
    .set({ invalid_at: sql<Date>`coalesce(invalid_at, ${now})`, updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
