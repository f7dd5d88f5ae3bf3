export { findStoreCategory, lockSharedStoreCategories } from './store-category.sql.ts'
