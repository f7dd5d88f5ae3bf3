import { grantTree } from '@zhanggui/contract/grant-tree'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { findAdmin, listAdmins } from './admin.sql.ts'
import { deleteAdmin } from './delete-admin.ts'
import { deleteRole } from './delete-role.ts'
import { heldPermissions } from './held-permissions.ts'
import { findRole, listPermissions, listRoles } from './role.sql.ts'
import { saveAdmin } from './save-admin.ts'
import { saveRole } from './save-role.ts'
import { setAdminPassword } from './set-admin-password.ts'
import { switchAdminSms } from './switch-admin-sms.ts'
import { updateAdminStatus } from './update-admin-status.ts'
import { updateAdmin } from './update-admin.ts'
import { updateRoleStatus } from './update-role-status.ts'
import { updateRole } from './update-role.ts'

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
  list: ({ db, staff }, query) => listAdmins(db, staff, query),
  info: async ({ db, staff }, { id }) => (await findAdmin(db, staff, id)) ?? missing('管理员不存在'),
  save: saveAdmin,
  update: updateAdmin,
  updatePassword: setAdminPassword,
  updateStatus: updateAdminStatus,
  delete: deleteAdmin,
  receiveSms: switchAdminSms,
})
