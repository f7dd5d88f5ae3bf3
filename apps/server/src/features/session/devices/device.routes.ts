import { deviceApi } from '@zhanggui/contract/sign-in/device'
import { deviceName } from '@zhanggui/domain/session/device-rules'
import { findPersonIn } from '#features/people/public'
import { inOtherShopsOf, lockOwnPerson } from '#features/staff/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform } from '#platform/db/step-outside'
import { missing, refuse } from '#platform/http/refusals'
import { bind, type StaffContext } from '#platform/http/route'
import { deleteSessionByKey, deleteSessionsOf, listSessionsOf } from '#platform/session/session.sql'
import { findShopCard } from '../shops/shop.sql.ts'

export const deviceRoutes = bind(deviceApi, { list: ownDevices, end: endDevice, endOthers: endOtherDevices })

/** In all shops of the person: whoever holds one of these sessions can switch between them. */
async function ownDevices({ db, staff, now }: StaffContext) {
  const own = await asPlatform(db, (people) => findPersonIn(people, staff))
  const found: Awaited<ReturnType<typeof devicesIn>> = []
  const add = async (shop: MerchantDb, adminId: number) => void found.push(...(await devicesIn(shop, adminId, now)))
  await add(db, staff.adminId)
  if (own) await inOtherShopsOf(db, own.personId, add)
  return found
    .map(({ tokenHash, ...device }) => ({ ...device, isCurrent: tokenHash.equals(staff.tokenHash) }))
    .toSorted(
      (one, next) => Number(next.isCurrent) - Number(one.isCurrent) || next.seenTime.getTime() - one.seenTime.getTime(),
    )
}

async function devicesIn(db: MerchantDb, adminId: number, now: Date) {
  const shop = await findShopCard(db, adminId)
  const sessions = shop ? await listSessionsOf(db, adminId, now) : []
  return sessions.map((session) => ({ ...session, merName: shop?.merName ?? '' }))
}

async function endDevice(context: StaffContext, { key }: { readonly key: string }) {
  const { db, staff, recordChanges } = context
  const { personId } = await lockOwnPerson(context)
  const own = await ownDevices(context)
  if (own.some((device) => device.isCurrent && device.key === key)) refuse('这是当前登录，请使用退出登录')
  let ended = await deleteSessionByKey(db, staff.adminId, key, staff.tokenHash)
  await inOtherShopsOf(db, personId, async (shop, adminId) => {
    ended ??= await deleteSessionByKey(shop, adminId, key, staff.tokenHash)
  })
  const { userAgent, address } = ended ?? missing('该设备已经下线')
  recordChanges([{ field: '登录设备', before: `${deviceName(userAgent)}（${address}）`, after: '已下线' }])
  return null
}

async function endOtherDevices(context: StaffContext) {
  const { db, staff, recordChanges } = context
  const { personId } = await lockOwnPerson(context)
  let ended = await deleteSessionsOf(db, staff.adminId, staff.tokenHash)
  await inOtherShopsOf(db, personId, async (shop, adminId) => {
    ended += await deleteSessionsOf(shop, adminId)
  })
  recordChanges([{ field: '登录设备', before: `其他 ${ended} 个`, after: '已下线' }])
  return { ended }
}
