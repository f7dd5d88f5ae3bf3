export { categoryPaths } from './category-paths.ts'
export { type ExportNames, exportColumns } from './export-columns.ts'
export { type ExportRow, listPlatformCategories, listStoreCategories, readExportRows } from './export-rows.sql.ts'
