import type { RegisterType, UserSex } from '@zhanggui/domain/order/shopper-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

export interface ShopperFacts {
  readonly uid: number
  readonly nickname: string
  readonly avatar?: string | undefined
  readonly realName?: string | undefined
  readonly sex?: UserSex | undefined
  readonly phone?: string | undefined
  readonly registerType?: RegisterType | undefined
  readonly level?: number | undefined
  readonly isPaidMember?: boolean | undefined
  readonly isLogoff?: boolean | undefined
}

/** Makes a shopper or changes one; what is not named stays as it is. */
export async function saveShopper(db: MerchantDb, now: Date, facts: ShopperFacts) {
  const known = {
    nickname: facts.nickname,
    ...(facts.avatar !== undefined && { avatar: facts.avatar }),
    ...(facts.realName !== undefined && { real_name: facts.realName }),
    ...(facts.sex !== undefined && { sex: facts.sex }),
    ...(facts.phone !== undefined && { phone: facts.phone }),
    ...(facts.registerType !== undefined && { register_type: facts.registerType }),
    ...(facts.level !== undefined && { level: facts.level }),
    ...(facts.isPaidMember !== undefined && { is_member: facts.isPaidMember }),
    ...(facts.isLogoff !== undefined && { is_closed: facts.isLogoff }),
    updated_at: now,
  }
  await db.q
    .insertInto('shopper')
    .values({ mer_id: db.merId, uid: facts.uid, register_type: 'h5', created_at: now, visited_at: now, ...known })
    .onConflict((conflict) => conflict.columns(['mer_id', 'uid']).doUpdateSet(known))
    .execute()
}

const withUid = prepared((db, uid: number) =>
  db.q
    .selectFrom('shopper')
    .select(['uid', 'nickname', 'avatar', 'phone', 'level', 'is_member as isMember', 'is_closed as isClosed'])
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid),
)

export const findShopper = async (db: MerchantDb, uid: number) => (await withUid(db, uid))[0]
