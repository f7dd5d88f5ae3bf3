import type { MerchantDb } from '#platform/db/merchant-db'

/** Whether the template is the merchant's own; if so it is not deleted before this transaction ends. */
export async function lockSharedShippingTemplate(db: MerchantDb, id: number): Promise<boolean> {
  const row = await db.q
    .selectFrom('shipping_template')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
