import type { Fen } from '@zhanggui/domain/kernel/money'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import type { ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

const shops = prepared((db) =>
  db.q
    .selectFrom('merchant as m')
    .leftJoin('merchant_category as category', 'category.id', 'm.category_id')
    .select(['m.name', sql<ReceiptPrinting>`m.receipt_printing`.as('receiptPrinting')])
    .select(['m.is_open as isOpen', 'm.takes_pickups as takesPickups', 'm.deleted_at as deletedAt'])
    .select(sql<number>`coalesce(m.fee_percent, category.handling_fee, 0)`.as('feePercent'))
    .leftJoin('order_rule as rule', (join) => join.on('rule.mer_id', '=', db.merId))
    .select(sql<Fen | null>`rule.auto_refund_fen`.as('autoRefundFen'))
    .select(['rule.ship_within_hours as shipWithinHours', 'rule.version as rulesVersion'])
    .where('m.id', '=', db.merId),
)

type Shop = Awaited<ReturnType<typeof shops>>[number]

/** Of transactions that are asking for their shop just now. */
const asked = new WeakMap<MerchantDb, ReturnType<typeof shops>>()

/** Whoever asks for the shop together asks for it once: a call's own check, and what the call does. */
async function findShop(db: MerchantDb) {
  const rows = asked.get(db) ?? shops(db)
  asked.set(db, rows)
  // Before its answer is here another question may have come that must see what was written in between.
  queueMicrotask(() => asked.delete(db))
  const [shop] = await rows
  return shop
}

async function findOwnShop(db: MerchantDb) {
  const shop = await findShop(db)
  if (!shop) throw new Error(`there is no merchant ${db.merId}`)
  return shop
}

/** Whether the merchant exists; ids from outside are not trusted. */
export async function merchantExists(db: MerchantDb): Promise<boolean> {
  const shop = await findShop(db)
  return shop !== undefined && shop.deletedAt === null
}

/** Its own rules of orders; each null where it has never set them. */
export const findOrderRules: (
  db: MerchantDb,
) => Promise<Pick<Shop, 'autoRefundFen' | 'shipWithinHours' | 'rulesVersion'>> = findOwnShop

/** Whether the shop takes orders, and of which kind. */
export const findShopState: (db: MerchantDb) => Promise<Pick<Shop, 'isOpen' | 'takesPickups'>> = findOwnShop

/**
 * What slips of the shop say at their head and who may start one, and what the platform keeps of what is sold: the shop's
 * own agreement, else what its category pays.
 */
export const findShopOfOrder: (db: MerchantDb) => Promise<Pick<Shop, 'name' | 'receiptPrinting' | 'feePercent'>> =
  findOwnShop

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
