import { categoryTree } from '@zhanggui/domain/video/category-tree'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listUsableBrands } from './brand.sql.ts'
import { listCategories } from './category.sql.ts'

export const readCategories = async (db: MerchantDb) =>
  categoryTree(await listCategories(db), (row) => ({
    value: row.thirdCatId,
    label: row.thirdCatName,
    qualification: row.qualification,
    qualificationType: row.qualificationType,
    productQualification: row.productQualification,
    productQualificationType: row.productQualificationType,
    status: row.status,
  }))

export const readBrands = async (db: MerchantDb) =>
  (await listUsableBrands(db)).map((brand) => ({ ...brand, value: brand.brandId, label: brand.brandWording }))
