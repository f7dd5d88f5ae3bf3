import type { StaffContext } from '#platform/http/route'
import { findNotice, insertRead } from './notice.sql.ts'

export async function markNoticeRead({ db, staff, recordChanges }: StaffContext, { id }: { id: number }) {
  const { title } = await findNotice(db, staff, id)
  recordChanges([], title)
  await insertRead(db, staff.adminId, id)
  return null
}
