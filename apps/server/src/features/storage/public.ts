export { checkQuota, recordFiles } from './record-files.ts'
export { removeFilesJob } from './remove-files.job.ts'
export { findStorageUse } from './storage.sql.ts'
