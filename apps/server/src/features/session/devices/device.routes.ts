import { deviceApi } from '@zhanggui/contract/sign-in/device'
import { deviceName } from '@zhanggui/domain/session/device-rules'
import { missing, refuse } from '#platform/http/refusals'
import { bind, type StaffContext } from '#platform/http/route'
import { deleteSessionByKey, deleteSessionsOf, listSessionsOf } from '#platform/session/session.sql'

export const deviceRoutes = bind(deviceApi, {
  list: ownDevices,
  end: endDevice,
  endOthers: async ({ db, staff, recordChanges }) => {
    const ended = await deleteSessionsOf(db, staff.adminId, staff.tokenHash)
    recordChanges([{ field: '登录设备', before: `其他 ${ended} 个`, after: '已下线' }])
    return { ended }
  },
})

async function ownDevices({ db, staff, now }: StaffContext) {
  const sessions = await listSessionsOf(db, staff.adminId, now)
  const devices = sessions.map(({ tokenHash, ...session }) => ({
    ...session,
    isCurrent: tokenHash.equals(staff.tokenHash),
  }))
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

async function endDevice(context: StaffContext, { key }: { readonly key: string }) {
  const { db, staff, recordChanges } = context
  const own = await ownDevices(context)
  if (own.some((device) => device.isCurrent && device.key === key)) refuse('这是当前登录，请使用退出登录')
  const ended = (await deleteSessionByKey(db, staff.adminId, key, staff.tokenHash)) ?? missing('该设备已经下线')
  recordChanges([{ field: '登录设备', before: `${deviceName(ended.userAgent)}（${ended.address}）`, after: '已下线' }])
  return null
}
