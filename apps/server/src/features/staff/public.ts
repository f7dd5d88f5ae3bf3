export { changeOwnName } from './change-own-name.ts'
export { changeOwnPassword } from './change-own-password.ts'
export { hashPassword, verifyPassword } from './password.ts'
export { countStaff, findAccount, findProfile, listGrants, updateLastSignIn } from './staff.sql.ts'
