export { findStoreCategory, holdStoreCategories } from './store-category.sql.ts'
