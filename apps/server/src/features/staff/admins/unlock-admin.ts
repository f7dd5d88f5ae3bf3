import { missing } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { lockAdmin } from './admin.sql.ts'
import { deleteLocksOf } from './admin-lock.sql.ts'

/** Works for everyone, including the owner: it grants nothing, and signing in still needs the password. */
export async function unlockAdmin({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const admin = (await lockAdmin(db, id)) ?? missing('管理员不存在')
  await deleteLocksOf(db, id)
  recordChanges([{ field: `${nameOf(admin)}的登录锁定`, before: '已锁定', after: '已解除' }], nameOf(admin))
  return null
}
