export {
  deleteBrandRow,
  insertBrand,
  listAllBrands,
  lockBrand,
  replaceBrandCategories,
  updateBrandRow,
} from './manage-brands.sql.ts'
export {
  countLeafCategories,
  deletePlatformCategory,
  hasCategoriesBelow,
  insertPlatformCategory,
  listAllPlatformCategories,
  lockPlatformCategory,
  updatePlatformCategory,
} from './manage-categories.sql.ts'
export {
  deleteGuaranteeRow,
  insertGuarantee,
  listAllGuarantees,
  lockGuarantee,
  updateGuaranteeRow,
} from './manage-guarantees.sql.ts'
export { findPlatformCategory, isBrandOf, shownGuarantees } from './platform-goods.sql.ts'
