export { replaceIcon } from './replace-icon.ts'
export { findStoreCategory, lockSharedStoreCategories } from './store-category.sql.ts'
