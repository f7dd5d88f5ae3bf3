import { grantTree } from '@zhanggui/contract/access/grant-tree'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { listSharedAccounts } from '#features/people/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform } from '#platform/db/step-outside'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { findAdmin, listAdmins } from './admins/admin.sql.ts'
import { deleteAdmin } from './admins/delete-admin.ts'
import { deleteRole } from './roles/delete-role.ts'
import { heldPermissions } from './held-permissions.ts'
import { findRole, listPermissions, listRoles } from './roles/role.sql.ts'
import { listLockedAdmins } from './admins/admin-lock.sql.ts'
import { saveAdmin } from './admins/save-admin.ts'
import { saveRole } from './roles/save-role.ts'
import { setAdminPassword } from './admins/set-admin-password.ts'
import { switchAdminSms } from './admins/switch-admin-sms.ts'
import { unlockAdmin } from './admins/unlock-admin.ts'
import { updateAdminStatus } from './admins/update-admin-status.ts'
import { updateAdmin } from './admins/update-admin.ts'
import { updateRoleStatus } from './roles/update-role-status.ts'
import { updateRole } from './roles/update-role.ts'

export const roleRoutes = bind(roleApi, {
  list: ({ db }, query) => listRoles(db, query),
  info: async (context, { id }) => {
    const role = (await findRole(context.db, id)) ?? missing('角色不存在')
    const granted = new Set(await listPermissions(context.db, [id]))
    return { ...role, menuList: grantTree(await heldPermissions(context), granted) }
  },
  menuTree: async (context) => grantTree(await heldPermissions(context), new Set()),
  save: saveRole,
  update: updateRole,
  updateStatus: updateRoleStatus,
  delete: deleteRole,
})

export const adminRoutes = bind(adminApi, {
  list: async ({ db, staff }, query) => {
    const page = await listAdmins(db, staff, query)
    return { ...page, list: await withShared(db, page.list) }
  },
  info: async ({ db, staff }, { id }) => {
    const admin = (await findAdmin(db, staff, id)) ?? missing('管理员不存在')
    const [row = missing('管理员不存在')] = await withShared(db, [admin])
    return row
  },
  save: saveAdmin,
  update: updateAdmin,
  updatePassword: setAdminPassword,
  updateStatus: updateAdminStatus,
  delete: deleteAdmin,
  locked: ({ db, now }) => listLockedAdmins(db, now),
  unlock: unlockAdmin,
  receiveSms: switchAdminSms,
})

/** Says of each account whether its person works for other shops as well. */
async function withShared<T extends { readonly id: number }>(db: MerchantDb, rows: readonly T[]) {
  const shared = await asPlatform(db, (people) => listSharedAccounts(people, db.merId))
  return rows.map((row) => ({ ...row, isShared: shared.has(row.id) }))
}
