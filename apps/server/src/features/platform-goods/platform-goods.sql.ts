import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'

export const listShownCategories = (db: MerchantDb) =>
  db.q
    .selectFrom('platform_category')
    .select(['id', 'pid', 'name', 'icon', 'sort', 'is_shown as isShow'])
    .where('deleted_at', 'is', null)
    .where('is_shown', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute()

/** Including hidden ones: a product keeps a category that the platform hides later. */
export const findPlatformCategory = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('platform_category')
    .select(['id', 'name', 'level', 'is_shown as isShow'])
    .where('deleted_at', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst()

const brands = (db: MerchantDb) =>
  db.q
    .selectFrom('brand')
    .select(['brand.id', 'brand.name', 'brand.icon', 'brand.is_shown as isShow'])
    .where('brand.deleted_at', 'is', null)

export const listBrands = (db: MerchantDb) => brands(db).orderBy('sort', 'desc').orderBy('id').execute()

type BrandFilter = FilterOf<typeof platformGoodsApi.brands>

const brandFilter: FilterSql<BrandFilter> = {
  cid: (id) => sql`brand_category.category_id = ${id}`,
  brandName: (typed) => contains('brand.name', typed),
}

const shownBrandsOf = (db: MerchantDb, filter: BrandFilter) =>
  brands(db)
    .innerJoin('brand_category', 'brand_category.brand_id', 'brand.id')
    .where('brand.is_shown', '=', true)
    .where(passes(brandFilter, filter))

export function listBrandsOf(db: MerchantDb, query: BrandFilter & PageQuery) {
  return countedPage(query, shownBrandsOf(db, query).orderBy('brand.sort', 'desc').orderBy('brand.id'))
}

/** Whether the platform offers this brand for the category; 0, no brand of the list, goes with every category. */
export async function isBrandOf(db: MerchantDb, brandId: number, categoryId: number): Promise<boolean> {
  if (brandId === 0) return true
  return (await shownBrandsOf(db, { cid: categoryId }).where('brand.id', '=', brandId).executeTakeFirst()) !== undefined
}

const guarantees = (db: MerchantDb) =>
  db.q
    .selectFrom('guarantee')
    .select(['id', 'name', 'icon', 'content', 'sort', 'is_shown as isShow'])
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')

export const listGuarantees = (db: MerchantDb) => guarantees(db).execute()
export const listShownGuarantees = (db: MerchantDb) => guarantees(db).where('is_shown', '=', true).execute()

/** The guarantees among the ids that the platform offers. */
export async function shownGuarantees(db: MerchantDb, ids: readonly number[]) {
  return ids.length === 0 ? [] : guarantees(db).where('is_shown', '=', true).where('id', '=', anyOf(ids)).execute()
}
