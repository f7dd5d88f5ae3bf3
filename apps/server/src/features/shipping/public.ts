export { findFreightTemplates } from './find-templates.ts'
export { lockSharedShippingTemplate } from './shipping-template.sql.ts'
export { listTemplates } from './shipping-template.sql.ts'
