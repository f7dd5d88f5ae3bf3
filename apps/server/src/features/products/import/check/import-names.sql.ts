import type { MerchantDb } from '#platform/db/merchant-db'
import {
  categoryPaths,
  type ExportNames,
  listPlatformCategories,
  listStoreCategories,
} from '#features/products/transfer/public'
import { pathKey } from '../file/cell-values.ts'
import type { ImportNames } from './import-names.ts'

const THIRD_LEVEL = 3

export async function loadNames(db: MerchantDb): Promise<{ names: ImportNames; paths: ExportNames }> {
  const paths = {
    platform: categoryPaths(await listPlatformCategories(db)),
    store: categoryPaths(await listStoreCategories(db)),
  }
  const offered = await db.q
    .selectFrom('platform_category')
    .select('id')
    .where('level', '=', THIRD_LEVEL)
    .where('is_shown', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  const brands = await db.q
    .selectFrom('brand')
    .innerJoin('brand_category as link', 'link.brand_id', 'brand.id')
    .select(['brand.id', 'brand.name', 'link.category_id as categoryId'])
    .where('brand.is_shown', '=', true)
    .where('brand.deleted_at', 'is', null)
    .execute()
  const templates = await db.q
    .selectFrom('shipping_template')
    .select(['id', 'name'])
    .where('mer_id', '=', db.merId)
    .execute()
  const names = {
    categoryIds: new Map(offered.map(({ id }) => [pathKey(paths.platform.get(id) ?? ''), id])),
    offeredIds: new Set(offered.map(({ id }) => id)),
    storeCategoryIds: new Map([...paths.store].map(([id, path]) => [pathKey(path), id])),
    brandIds: new Map(brands.map(({ id, name }) => [name, id])),
    templateIds: new Map(templates.map(({ id, name }) => [name, id])),
    brandsIn: new Set(brands.map(({ id, categoryId }) => `${id}:${categoryId}`)),
  }
  return { names, paths }
}
