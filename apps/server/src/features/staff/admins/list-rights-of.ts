import type { MerchantDb } from '#platform/db/merchant-db'
import { listPermissions } from '../roles/role.sql.ts'
import { listRolesOf } from './admin.sql.ts'

/** All that a colleague's roles grant, closed ones included: they may be opened again. */
export async function listRightsOf(db: MerchantDb, adminId: number): Promise<string[]> {
  const roles = await listRolesOf(db, adminId)
  return listPermissions(
    db,
    roles.map(({ id }) => id),
  )
}
