import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { partsOfOrder } from '@zhanggui/contract/kernel/order'
import type { userApi, UserTag } from '@zhanggui/contract/user/user'
import type { Fen } from '@zhanggui/domain/kernel/money'
import type { RegisterType, UserSex } from '@zhanggui/domain/order/shopper-codes'
import { maskBuyer } from '@zhanggui/domain/order/mask-buyer'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED, mapPage } from '#platform/db/page-window'
import { refuse } from '#platform/http/refusals'
import { userCondition, users } from './user-filter.sql.ts'

const tagsOf = ({ merId }: MerchantDb) => sql<UserTag[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
    from shopper_tag st join user_tag t on t.mer_id = ${merId} and t.id = st.tag_id
    where st.mer_id = ${merId} and st.uid = shopper.uid), '[]')`

const rows = (db: MerchantDb, found: ReturnType<typeof users>) =>
  found.select([
    'uid as id',
    'nickname',
    'avatar',
    'real_name as realName',
    'phone',
    sql<UserSex>`sex`.as('sex'),
    sql<RegisterType>`register_type`.as('registerType'),
    'level',
    'is_member as isPaidMember',
    'is_closed as isLogoff',
    sql<boolean>`followed_at is not null`.as('isFollow'),
    'remark as mark',
    tagsOf(db).as('tagList'),
    'created_at as createTime',
    'visited_at as lastLoginTime',
    'order_count as orderCount',
    sql<Fen>`paid_fen`.as('paidPrice'),
    'last_order_at as lastOrderTime',
  ])

type Query = InputOf<typeof userApi.list>

const columnOf = {
  createTime: 'created_at',
  lastLoginTime: 'visited_at',
  orderCount: 'order_count',
  paidPrice: 'paid_fen',
} as const

/** The newest first unless told otherwise; names and phones are masked. */
export async function listUsers(db: MerchantDb, query: Query, now: Date) {
  const condition = await userCondition(db, query, now)
  const found = rows(db, users(db).where(condition))
  const order = query.sort && partsOfOrder(query.sort)
  const direction = order && !order.isFalling ? 'asc' : 'desc'
  const ordered = order ? found.orderBy(columnOf[order.field], direction) : found
  return mapPage(await countedPage(query, ordered.orderBy('uid', direction), { upTo: MAX_COUNTED }), maskBuyer)
}

/** Who neither follows the shop nor has bought there is a stranger to it, known or not. */
const stranger = () => refuse('用户未收藏商户', { code: 8109 })

const details = (db: MerchantDb) =>
  rows(db, users(db)).select([
    'followed_at as followTime',
    'refund_count as refundCount',
    sql<Fen>`refunded_fen`.as('refundPrice'),
  ])

export async function findUser(db: MerchantDb, uid: number) {
  return (await details(db).where('uid', '=', uid).executeTakeFirst()) ?? stranger()
}

/** The newest first. */
export const listUsersByIds = (db: MerchantDb, uids: readonly number[]) =>
  details(db).where('uid', '=', anyOf(uids)).orderBy('uid', 'desc').execute()

/** Nicknames by id. */
export async function listUserNames(db: MerchantDb, uids: readonly number[]): Promise<Map<number, string>> {
  const found = await users(db).select(['uid', 'nickname']).where('uid', '=', anyOf(uids)).execute()
  return new Map(found.map(({ uid, nickname }) => [uid, nickname]))
}

/** Holds the users for this transaction, always in the same order; refuses if one of them is a stranger. */
export async function lockUsers(db: MerchantDb, uids: readonly number[]): Promise<void> {
  const { rows: locked } = await sql`select uid from shopper
    where mer_id = ${db.merId} and is_user and uid = any (${uids}::bigint[]) order by uid for update`.execute(db.q)
  if (locked.length < uids.length) stranger()
}

export async function updateRemark(db: MerchantDb, uid: number, remark: string, now: Date) {
  await db.q
    .updateTable('shopper')
    .set({ remark, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .execute()
}
