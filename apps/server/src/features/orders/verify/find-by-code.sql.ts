import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The shop's own order with this code: the one that waits, or the latest that did. */
export async function findByCode(db: MerchantDb, code: string): Promise<string | undefined> {
  const found = await db.q
    .selectFrom('shop_order')
    .select('order_no')
    .where('mer_id', '=', db.merId)
    .where('verify_code', '=', code)
    .where('verify_code', '<>', '')
    .where('is_deleted_by_shop', '=', false)
    .orderBy(sql`status = ${orderStatus.is.toVerify}`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.order_no
}
