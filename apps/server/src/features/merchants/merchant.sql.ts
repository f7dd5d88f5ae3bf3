import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

export interface NewMerchant {
  readonly id: number
  readonly name: string
  readonly realName: string
  readonly phone: string
}

export async function insertMerchant(db: PlatformDb, merchant: NewMerchant, now: Date) {
  const { id, name, realName, phone } = merchant
  await db.q.insertInto('merchant').values({ id, name, real_name: realName, phone, created_at: now }).execute()
}

export const listMerchantCategories = (db: MerchantDb) =>
  db.q.selectFrom('merchant_category').select(['id', 'name', 'handling_fee as handlingFee']).orderBy('id').execute()

export const listMerchantTypes = (db: MerchantDb) =>
  db.q.selectFrom('merchant_type').select(['id', 'name', 'info']).orderBy('id').execute()
