import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import type { ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Whether the shop takes orders, and of which kind. */
export const findShopState = (db: MerchantDb) =>
  db.q
    .selectFrom('merchant')
    .select(['is_open as isOpen', 'takes_pickups as takesPickups'])
    .where('id', '=', db.merId)
    .executeTakeFirstOrThrow()

/** What the platform keeps of what is sold: the shop's own agreement, else what its category pays. */
export async function findFeePercent(db: MerchantDb): Promise<number> {
  const { fee } = await db.q
    .selectFrom('merchant as m')
    .leftJoin('merchant_category as category', 'category.id', 'm.category_id')
    .select(sql<number>`coalesce(m.fee_percent, category.handling_fee, 0)`.as('fee'))
    .where('m.id', '=', db.merId)
    .executeTakeFirstOrThrow()
  return fee
}

/** What slips of the shop say at their head, and who may start one. */
export const findReceiptShop = (db: MerchantDb) =>
  db.q
    .selectFrom('merchant')
    .select(['name', sql<ReceiptPrinting>`receipt_printing`.as('receiptPrinting')])
    .where('id', '=', db.merId)
    .executeTakeFirstOrThrow()

export async function findShopName(db: MerchantDb): Promise<string> {
  const shop = db.q.selectFrom('merchant').select('name').where('id', '=', db.merId)
  return (await shop.executeTakeFirst())?.name ?? ''
}

/** For limits of the shop: whoever counts holds the shop until the transaction ends. */
export const lockShop = (db: MerchantDb) =>
  db.q.selectFrom('merchant').select('id').where('id', '=', db.merId).forNoKeyUpdate().execute()

/** The day on which the shop opened. */
export async function findOpeningDay(db: MerchantDb): Promise<number> {
  const shop = db.q.selectFrom('merchant').select('created_at').where('id', '=', db.merId)
  return shopDay((await shop.executeTakeFirstOrThrow()).created_at)
}
