export { todaysBill } from './finance-paths.ts'
