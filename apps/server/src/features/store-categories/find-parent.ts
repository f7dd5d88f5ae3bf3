import { whyNotPlaceStoreCategory } from '@zhanggui/domain/product/goods-category-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuseIf } from '#platform/http/refusals'
import { findStoreCategory, listChildren } from './store-category.sql.ts'
import { noSuchCategory } from './store-category-refusals.ts'

/** Requires the tree lock. The parent named by `pid`, undefined for the top level; refuses invalid positions. */
export async function findParent(db: MerchantDb, category: { id: number; pid: number } | undefined, pid: number) {
  if (pid === 0) return undefined
  const parent = (await findStoreCategory(db, pid)) ?? noSuchCategory('pid')
  const children = category ? await listChildren(db, category.id) : []
  refuseIf(whyNotPlaceStoreCategory(category, parent, children.length), { field: 'pid' })
  return parent
}
