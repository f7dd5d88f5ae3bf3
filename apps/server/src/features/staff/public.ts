export { changeOwnName } from './change-own-name.ts'
export { changeOwnPassword } from './change-own-password.ts'
export { listRightsOf } from './admins/list-rights-of.ts'
export { heldPermissions } from './held-permissions.ts'
export { insertOwner } from './admins/owner.sql.ts'
export { inOtherShopsOf } from './in-other-shops.ts'
export { lockColleague } from './admins/lock-colleague.ts'
export { lockOwnPerson } from './lock-own-person.ts'
export { hashPassword, verifyPassword } from './password.ts'
export {
  findAccount,
  findColleague,
  findProfile,
  findShopToEnter,
  listGrants,
  listSmsPhones,
  lockSigningIn,
  type ShopToEnter,
  updateHasFactor,
  updateLastSignIn,
} from './staff.sql.ts'
export { listAdmins } from './admins/admin.sql.ts'
export { nameOf } from './admins/name-of.ts'
export { sweepInvitations } from './invitations/invitation.sql.ts'
export { listOpenRoles, listRoles } from './roles/role.sql.ts'
