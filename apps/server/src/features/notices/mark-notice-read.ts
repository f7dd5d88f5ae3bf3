import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { hasNotice, insertRead } from './notice.sql.ts'

export async function markNoticeRead({ db, staff }: StaffContext, { id }: { id: number }) {
  if (!(await hasNotice(db, staff, id))) missing('通知不存在')
  await insertRead(db, staff.adminId, id)
  return null
}
