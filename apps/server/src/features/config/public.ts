export { findConfig, saveConfig } from './config.sql.ts'
