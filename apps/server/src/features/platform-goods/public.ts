export {
  deleteBrandRow,
  insertBrand,
  listBrandsToKeep,
  lockBrand,
  replaceBrandCategories,
  updateBrandRow,
} from './brand-upkeep.sql.ts'
export {
  countLeafCategories,
  deletePlatformCategory,
  hasCategoriesBelow,
  insertPlatformCategory,
  listCategoriesToKeep,
  lockPlatformCategory,
  updatePlatformCategory,
} from './category-upkeep.sql.ts'
export {
  deleteGuaranteeRow,
  insertGuarantee,
  listGuaranteesToKeep,
  lockGuarantee,
  updateGuaranteeRow,
} from './guarantee-upkeep.sql.ts'
export { findPlatformCategory, isBrandOf, shownGuarantees } from './platform-goods.sql.ts'
