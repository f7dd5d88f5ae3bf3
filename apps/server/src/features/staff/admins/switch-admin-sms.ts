import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotReceiveSms, whyNotSwitchSms } from '@zhanggui/domain/staff/staff-rules'
import { missing, refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { lockAdmin } from './admin.sql.ts'
import { updateReceivesSms } from './write-admin.sql.ts'

const label = (isSms: boolean) => (isSms ? '接收' : '不接收')

export async function switchAdminSms({ db, staff, now, recordChanges }: StaffContext, { id }: { id: number }) {
  const admin = (await lockAdmin(db, id)) ?? missing('管理员不存在')
  refuseIf(whyNotSwitchSms(admin, { id: staff.adminId }))
  refuseIf(whyNotReceiveSms(admin))
  await updateReceivesSms(db, id, !admin.isSms, now)
  recordChanges(
    changesBetween({ [`${admin.realName}：短信`]: [label(admin.isSms), label(!admin.isSms)] }),
    nameOf(admin),
  )
  return null
}
