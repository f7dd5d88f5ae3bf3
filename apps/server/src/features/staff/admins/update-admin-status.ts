import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { adminApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDisableAdmin, whyNotEditAdmin } from '@zhanggui/domain/staff/staff-rules'
import { missing, refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { lockAdmin } from './admin.sql.ts'
import { updateEnabled } from './write-admin.sql.ts'

export async function updateAdminStatus(context: StaffContext, { id, status }: InputOf<typeof adminApi.updateStatus>) {
  const { db, staff } = context
  const admin = (await lockAdmin(db, id)) ?? missing('管理员不存在')
  refuseIf(status ? whyNotEditAdmin(admin) : whyNotDisableAdmin(admin, { id: staff.adminId }))
  if (admin.status === status) return null
  await updateEnabled(context, id, status)
  if (!status) await deleteSessionsOf(db, id)
  context.recordChanges(
    changesBetween({ [`${admin.realName}：状态`]: [adminStatusLabel(admin.status), adminStatusLabel(status)] }),
    nameOf(admin),
  )
  return null
}
