import { listShopsOf, lockPersonIn } from '#features/people/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform } from '#platform/db/step-outside'
import { missing } from '#platform/http/refusals'
import { lockAdmin } from './admin.sql.ts'

export type Colleague = Awaited<ReturnType<typeof lockColleague>>

/** An account of the shop and the person whose it is, locked in this order: the person may work elsewhere as well. */
export async function lockColleague(db: MerchantDb, id: number) {
  const person = await asPlatform(db, async (people) => {
    const found = await lockPersonIn(people, { merId: db.merId, adminId: id })
    return found && { personId: found.personId, shops: (await listShopsOf(people, found.personId)).length }
  })
  const admin = (await lockAdmin(db, id)) ?? missing('管理员不存在')
  return { ...admin, person: person ?? missing('管理员不存在') }
}
