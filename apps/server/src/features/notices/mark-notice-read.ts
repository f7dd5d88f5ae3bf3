import { homeApi } from '@zhanggui/contract/home'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { hasNotice, insertRead } from './notice.sql.ts'

export async function markNoticeRead({ db, staff, announceArea }: StaffContext, { id }: { id: number }) {
  if (!(await hasNotice(db, staff, id))) missing('通知不存在')
  await insertRead(db, staff.adminId, id)
  announceArea(homeApi)
  return null
}
