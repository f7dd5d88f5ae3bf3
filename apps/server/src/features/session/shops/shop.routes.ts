import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { findPersonIn } from '#features/people/public'
import { inOtherShopsOf } from '#features/staff/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform } from '#platform/db/step-outside'
import { bind, type StaffContext } from '#platform/http/route'
import { findShopCard } from './shop.sql.ts'
import { switchShop } from './switch-shop.ts'

export const shopRoutes = bind(shopApi, { list: ownShops, switch: switchShop })

/** Those of the others that are deleted are left out. */
async function ownShops({ db, staff }: StaffContext) {
  const own = await asPlatform(db, (people) => findPersonIn(people, staff))
  const found = [await findShopCard(db, staff.adminId)]
  const add = async (shop: MerchantDb, adminId: number) => void found.push(await findShopCard(shop, adminId))
  if (own) await inOtherShopsOf(db, own.personId, add)
  return found
    .flatMap((shop) => shop ?? [])
    .map((shop) => ({ ...shop, isCurrent: shop.merId === db.merId }))
    .toSorted((one, next) => one.merId - next.merId)
}
