import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import type { ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

/** Whether the shop takes orders, and of which kind. */
export async function findShopState(db: MerchantDb) {
  const [state] = await shopState(db)
  if (!state) throw new Error(`there is no merchant ${db.merId}`)
  return state
}

const shopState = prepared((db) =>
  db.q.selectFrom('merchant').select(['is_open as isOpen', 'takes_pickups as takesPickups']).where('id', '=', db.merId),
)

const shopOfOrder = prepared((db) =>
  db.q
    .selectFrom('merchant as m')
    .leftJoin('merchant_category as category', 'category.id', 'm.category_id')
    .select(['m.name', sql<ReceiptPrinting>`m.receipt_printing`.as('receiptPrinting')])
    .select(sql<number>`coalesce(m.fee_percent, category.handling_fee, 0)`.as('feePercent'))
    .where('m.id', '=', db.merId),
)

/**
 * What slips of the shop say at their head and who may start one, and what the platform keeps of what is sold: the shop's
 * own agreement, else what its category pays.
 */
export async function findShopOfOrder(db: MerchantDb) {
  const [shop] = await shopOfOrder(db)
  if (!shop) throw new Error(`there is no merchant ${db.merId}`)
  return shop
}

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
