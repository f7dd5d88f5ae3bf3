export { lockSharedShippingTemplate } from './lock-shared-template.sql.ts'
