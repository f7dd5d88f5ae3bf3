import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Staff } from '#platform/session/staff'
import { listGrants } from './staff.sql.ts'

interface Holder {
  readonly db: MerchantDb
  readonly staff: Pick<Staff, 'adminId' | 'isOwner'>
}

/** Somebody's permissions, which are also the ones they may grant. */
export async function heldPermissions({ db, staff }: Holder): Promise<ReadonlySet<string>> {
  if (staff.isOwner) return new Set([EVERYTHING])
  return new Set((await listGrants(db, staff.adminId)).permissions)
}
