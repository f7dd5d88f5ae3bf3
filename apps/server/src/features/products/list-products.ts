import type { ProductRow, productQuery } from '@zhanggui/contract/product'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { z } from 'zod'
import { findStoreCategory } from '#features/store-categories/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { refuse } from '#platform/http/refusals'
import { isFiltered, type ProductFilter } from './product-filter.ts'
import { listByIds, listTab, searchProducts } from './product-list.sql.ts'
import { countTabs, tallyTabs } from './tab-count.sql.ts'

export async function checkStoreCategory(db: MerchantDb, id: number | undefined) {
  if (id !== undefined && !(await findStoreCategory(db, id))) refuse('商户商品分类不存在', { code: 6203 })
}

/** A whole tab is counted by its counter, exactly; what a filter leaves of it up to ten thousand. */
export async function listProducts(
  db: MerchantDb,
  { type, ...query }: z.output<typeof productQuery>,
): Promise<Page<ProductRow>> {
  const window = pageWindow(query)
  if (!isFiltered(query)) return pageFrom(window, await listTab(db, type, window))
  await checkStoreCategory(db, query.cateId)
  const { ids, total } = await searchProducts(db, { ...query, tab: type }, window)
  return pageFrom(window, { list: await listByIds(db, ids), total })
}

export async function countInTabs(db: MerchantDb, filter: ProductFilter) {
  if (!isFiltered(filter)) return countTabs(db)
  await checkStoreCategory(db, filter.cateId)
  return tallyTabs(db, filter)
}
