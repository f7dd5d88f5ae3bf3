import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import { listGrants } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'
import type { Reader } from './notice.sql.ts'

export async function readerOf({ db, staff }: StaffContext): Promise<Reader> {
  const permissions = staff.isOwner ? [EVERYTHING] : (await listGrants(db, staff.adminId)).permissions
  return { adminId: staff.adminId, permissions }
}
