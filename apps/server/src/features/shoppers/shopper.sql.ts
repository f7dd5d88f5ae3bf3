import type { RegisterType, UserSex } from '@zhanggui/domain/order/shopper-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

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

export async function findShopper(db: MerchantDb, uid: number) {
  return db.q
    .selectFrom('shopper')
    .select(['uid', 'nickname', 'avatar', 'phone', 'level', 'is_member as isMember', 'is_closed as isClosed'])
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .executeTakeFirst()
}

/** Follows the shop, or no longer. */
export async function followShop(db: MerchantDb, now: Date, uid: number, isFollowing: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('shopper')
    .set({ followed_at: isFollowing ? sql<Date>`coalesce(followed_at, ${now})` : null, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A visit counts once a day. */
export async function insertVisit(db: MerchantDb, now: Date, day: number, uid: number) {
  await db.q
    .insertInto('shop_visit')
    .values({ mer_id: db.merId, day, uid })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.q
    .updateTable('shopper')
    .set({ visited_at: now })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .execute()
}

export async function countView(db: MerchantDb, day: number, productId: number) {
  await db.q
    .insertInto('product_view_day')
    .values({ mer_id: db.merId, day, product_id: productId, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['mer_id', 'day', 'product_id']).doUpdateSet({ views: sql<number>`product_view_day.views + 1` }),
    )
    .execute()
}
