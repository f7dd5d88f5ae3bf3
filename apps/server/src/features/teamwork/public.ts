export { findAssignee } from './mark.sql.ts'
