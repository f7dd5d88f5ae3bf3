export { findConfig } from './config.sql.ts'
