import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { productApi, ProductRow } from '@zhanggui/contract/goods/product'
import { findStoreCategory } from '#features/store-categories/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { refuse } from '#platform/http/refusals'
import { findProducts, productConditions } from './product-filter.sql.ts'
import { listByIds, listTab } from './product-list.sql.ts'
import { countTabs, tallyTabs } from './tab-count.sql.ts'

export async function checkStoreCategory(db: MerchantDb, id: number | undefined) {
  if (id !== undefined && !(await findStoreCategory(db, id))) refuse('商户商品分类不存在', { code: 6203 })
}

/** Unfiltered tabs have exact counters; filtered ones are counted up to ten thousand. */
export async function listProducts(db: MerchantDb, query: InputOf<typeof productApi.list>): Promise<Page<ProductRow>> {
  const window = pageWindow(query)
  const conditions = productConditions(db, query)
  if (conditions.length === 0) return pageFrom(window, await listTab(db, query, window))
  await checkStoreCategory(db, query.cateId)
  const { ids, ...counted } = await findProducts(db, query.type, conditions, window, query.sort)
  return pageFrom(window, { list: await listByIds(db, ids, query.sort), ...counted })
}

export async function countInTabs(db: MerchantDb, filter: InputOf<typeof productApi.tabs>) {
  const conditions = productConditions(db, filter)
  if (conditions.length === 0) return countTabs(db)
  await checkStoreCategory(db, filter.cateId)
  return tallyTabs(db, conditions)
}
