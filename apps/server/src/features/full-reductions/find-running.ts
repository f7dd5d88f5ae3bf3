import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findCategories, listRunning } from './running-reductions.sql.ts'

/**
 * The promotions that are at work now, and the shop's categories of each product as far as they matter to them. One statement
 * for shops without promotions, a second one where categories matter.
 */
export async function findRunning(db: MerchantDb, productIds: readonly number[], now: Date) {
  const reductions = await listRunning(db, now, now, productIds)
  const byCategory = reductions.some(
    ({ scopeType, scopeIds }) => scopeType === reductionScope.is.categories && scopeIds.length > 0,
  )
  const categories = byCategory ? await findCategories(db, productIds) : []
  return { reductions, categoriesOf: (id: number) => categories.filter(({ productId }) => productId === id) }
}
