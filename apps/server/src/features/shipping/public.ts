export { findFreightTemplates } from './find-templates.ts'
export { lockSharedShippingTemplate } from './shipping-template.sql.ts'
