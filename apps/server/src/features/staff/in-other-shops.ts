import { listShopsOf } from '#features/people/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform, inOtherShop } from '#platform/db/step-outside'

/** Does the same in every other shop of a person, whose row is locked; always in the same order, so that nobody waits in a circle. */
export async function inOtherShopsOf(
  db: MerchantDb,
  personId: number,
  work: (other: MerchantDb, adminId: number) => Promise<unknown>,
) {
  const shops = await asPlatform(db, (people) => listShopsOf(people, personId))
  for (const { merId, adminId } of shops.toSorted((one, next) => one.merId - next.merId)) {
    if (merId !== db.merId) await inOtherShop(db, merId, (other) => work(other, adminId))
  }
}
