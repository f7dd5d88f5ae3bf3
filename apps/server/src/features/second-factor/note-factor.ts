import { inOtherShopsOf, updateHasFactor } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'
import type { MerchantDb } from '#platform/db/merchant-db'
import { announceRights } from '#platform/push/announce.sql'

/** Tells every shop of the person whether they have 两步验证: some roles ask for it. */
export async function noteFactor({ db, staff }: StaffContext, personId: number, hasFactor: boolean) {
  const note = async (shop: MerchantDb, adminId: number) => {
    await updateHasFactor(shop, adminId, hasFactor)
    await announceRights(shop)
  }
  await note(db, staff.adminId)
  await inOtherShopsOf(db, personId, note)
}
