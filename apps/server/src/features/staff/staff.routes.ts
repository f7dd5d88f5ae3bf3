import { grantTree } from '@zhanggui/contract/grant-tree'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
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

export const roleRoutes = (platform: Platform) =>
  bind(roleApi, {
    list: async ({ db }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listRoles(db, query, window))
    },
    info: async (context, { id }) => {
      const role = (await findRole(context.db, id)) ?? missing('角色不存在')
      const granted = new Set(await listPermissions(context.db, [id]))
      return { ...role, menuList: grantTree(await heldPermissions(context), granted) }
    },
    menuTree: async (context) => grantTree(await heldPermissions(context), new Set()),
    save: (context, draft) => saveRole(platform, context, draft),
    update: updateRole,
    updateStatus: updateRoleStatus,
    delete: deleteRole,
  })

export const adminRoutes = (platform: Platform) =>
  bind(adminApi, {
    list: async ({ db, staff }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listAdmins(db, staff, query, window))
    },
    info: async ({ db, staff }, { id }) => (await findAdmin(db, staff, id)) ?? missing('管理员不存在'),
    save: (context, draft) => saveAdmin(platform, context, draft),
    update: updateAdmin,
    updatePassword: setAdminPassword,
    updateStatus: updateAdminStatus,
    delete: deleteAdmin,
    receiveSms: switchAdminSms,
  })
