import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

const front = (db: MerchantDb) =>
  db.q
    .selectFrom('merchant')
    .select(['is_open as isOpen', 'avatar', 'back_image as backImage', 'street_image as streetBackImage'])
    .select(['service_link as serviceLink', 'service_phone as servicePhone'])
    .where('id', '=', db.merId)

/** Nothing is put on sale meanwhile: whoever does holds the row too. */
export const lockShopFront = (db: MerchantDb) => front(db).forUpdate().executeTakeFirstOrThrow()

export async function updateOpen(db: MerchantDb, isOpen: boolean) {
  await db.q.updateTable('merchant').set({ is_open: isOpen }).where('id', '=', db.merId).execute()
}

/** The shop as its checklist sees it. */
export const findSetup = (db: MerchantDb) =>
  front(db)
    .select(sql<boolean>`address <> ''`.as('hasAddress'))
    .select([
      has('return_address', db).as('hasReturnAddress'),
      has('shipping_template', db).as('hasFreight'),
      has('settlement_account', db).as('hasSettlement'),
    ])
    .select(
      sql<boolean>`exists (select from product where mer_id = ${db.merId} and deleted_at is null)`.as('hasProduct'),
    )
    .executeTakeFirstOrThrow()

const has = (table: 'return_address' | 'shipping_template' | 'settlement_account', db: MerchantDb) =>
  sql<boolean>`exists (select from ${sql.table(table)} where mer_id = ${db.merId})`
