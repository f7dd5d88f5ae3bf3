export { isCompleteAccount } from './is-complete-account.ts'
export { NO_ACCOUNT } from './no-account.ts'
export { findAccount, type StoredAccount } from './settlement.sql.ts'
