import { userApi } from '@zhanggui/contract/user/user'
import { inMerchant } from '../../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { insertRows } from './demo-orders.sql.ts'
import { FIRST_UID } from './people.ts'

/** Each tag with the users who have it: every so many of the first hundred. */
const tags = [
  { name: '老客', every: 3 },
  { name: '爱喝红茶', every: 7 },
  { name: '送礼', every: 11 },
  { name: '企业采购', every: 29 },
  { name: '容易退货', every: 41 },
]
const TAGGED = 100

const views = [
  { name: '复购客户', filters: { orderCountFrom: '2' }, sort: '-paidPrice' },
  { name: '60天未下单', filters: { idleDays: '60' }, sort: '-paidPrice' },
]

/** Tags of users, and two segments that the owner shares with the staff. */
export async function seedUsers({ pool, clock, newId }: Platform, merId: number) {
  const created_at = clock()
  const made = await Promise.all(tags.map(async (tag) => ({ ...tag, id: await newId() })))
  const list = `${userApi.list.area}.${userApi.list.name}`
  const owner = { admin_id: merId * 100 + 1, list, is_shared: true, created_at, updated_at: created_at }
  const saved = await Promise.all(views.map(async (view) => ({ id: await newId(), ...view, ...owner })))
  await inMerchant(pool, merId, 'write', async (db) => {
    await insertRows(
      db,
      'user_tag',
      made.map(({ id, name }) => ({ id, name, created_at })),
    )
    await insertRows(db, 'shopper_tag', made.flatMap(taggedUsers))
    await insertRows(db, 'saved_view', saved)
  })
}

const taggedUsers = ({ id, every }: { readonly id: number; readonly every: number }) =>
  Array.from({ length: Math.ceil(TAGGED / every) }, (_, nth) => ({ uid: FIRST_UID + nth * every, tag_id: id }))
