export { lockSharedShippingTemplate } from './shipping-template.sql.ts'
