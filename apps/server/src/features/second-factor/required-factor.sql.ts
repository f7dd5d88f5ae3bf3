import type { MerchantDb } from '#platform/db/merchant-db'

/** Whether an open role of this person wants 两步验证. */
export async function isFactorRequired(db: MerchantDb, adminId: number): Promise<boolean> {
  const role = await db.q
    .selectFrom('held_role')
    .select('role_id')
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .where('requires_factor', '=', true)
    .limit(1)
    .executeTakeFirst()
  return role !== undefined
}
