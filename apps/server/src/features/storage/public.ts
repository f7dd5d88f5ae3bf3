export { checkRoom, keepFiles } from './keep-files.ts'
export { removeFilesJob } from './remove-files.job.ts'
export { findStorageUse } from './storage.sql.ts'
