export { holdShippingTemplate } from './hold-template.sql.ts'
