export { listSpecRules } from './spec-rule.sql.ts'
