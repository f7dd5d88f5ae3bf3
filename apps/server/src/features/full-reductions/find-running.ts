import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findCategories, listRunning } from './running-reductions.sql.ts'

/**
 * The promotions that are at work now, and the shop's categories of each product as far as they matter to them. One statement
 * for shops without promotions, a second one where categories matter.
 */
export const findRunning = (db: MerchantDb, productIds: readonly number[], now: Date) =>
  findMeeting(db, productIds, { from: now, until: now })

/** The same for all that are at work at some moment of a time. */
export async function findMeeting(
  db: MerchantDb,
  productIds: readonly number[],
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  const reductions = await listRunning(db, from, until, productIds)
  const byCategory = reductions.some(
    ({ scopeType, scopeIds }) => scopeType === reductionScope.is.categories && scopeIds.length > 0,
  )
  const categories = byCategory ? await findCategories(db, productIds) : []
  return { reductions, categoriesOf: (id: number) => categories.filter(({ productId }) => productId === id) }
}
