export { countAssistants } from './assistant.sql.ts'
