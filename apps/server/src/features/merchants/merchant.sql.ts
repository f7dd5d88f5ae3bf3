import type { ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { sql } from 'kysely'
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

/** What the platform keeps of the merchant. */
export const findBaseInfo = (db: MerchantDb) =>
  db.q
    .selectFrom('merchant as m')
    .innerJoin('admin as owner', (join) => join.on('owner.mer_id', '=', db.merId).on('owner.type', '=', 2))
    .leftJoin('merchant_category as category', 'category.id', 'm.category_id')
    .leftJoin('merchant_type as type', 'type.id', 'm.type_id')
    .select(['m.name', 'owner.account', 'm.phone', 'm.real_name as realName', 'm.star_level as starLevel'])
    .select(['m.category_id as categoryId', 'm.type_id as typeId', 'm.created_at as createTime'])
    .select((eb) => [
      eb.fn.coalesce('category.name', sql.lit('')).as('merCategory'),
      eb.fn.coalesce('type.name', sql.lit('')).as('merType'),
      eb.fn.coalesce('category.handling_fee', sql.lit(0)).as('handlingFee'),
    ])
    .select(['m.is_self_run as isSelf', 'm.is_recommended as isRecommend', 'm.is_open as isSwitch'])
    .select(['m.needs_review as productSwitch', 'm.collections_left as copyProductNum'])
    .select(sql<string[]>`m.qualifications`.as('qualificationPicture'))
    .select(sql<ReceiptPrinting>`m.receipt_printing`.as('receiptPrintingSwitch'))
    .where('m.id', '=', db.merId)
    .where('owner.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
