import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import type { StaffContext } from '#platform/http/route'
import { listGrants } from './staff.sql.ts'

/** The caller's permissions, which are also the ones they may grant. */
export async function heldPermissions({ db, staff }: StaffContext): Promise<ReadonlySet<string>> {
  if (staff.isOwner) return new Set([EVERYTHING])
  return new Set((await listGrants(db, staff.adminId)).permissions)
}
