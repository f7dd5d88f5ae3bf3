import {
  computeReductions,
  type ReducibleLine,
  type Reduction,
} from '@zhanggui/domain/full-reduction/compute-reductions'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findCategories, listRunning, type RunningReduction } from './running-reductions.sql.ts'

export type AppliedReduction = Reduction<RunningReduction>

/** What the shop's promotions take off lines, with the words for the buyer; also those that only need a little more. */
export type Reduce = (lines: readonly Omit<ReducibleLine, 'categories'>[]) => AppliedReduction[]

/**
 * The promotions that are at work on these products now, before their prices are known. One statement for shops without
 * promotions, a second one where categories matter.
 */
export async function reductionsFor(db: MerchantDb, productIds: readonly number[], now: Date): Promise<Reduce> {
  const running = await listRunning(db, now, productIds)
  const byCategory = running.some(
    ({ scopeType, scopeIds }) => scopeType === reductionScope.is.categories && scopeIds.length > 0,
  )
  const categories = byCategory ? await findCategories(db, productIds) : []
  const categoriesOf = (id: number) => categories.filter(({ productId }) => productId === id)
  return (lines) =>
    computeReductions(
      lines.map((line) => ({ ...line, categories: categoriesOf(line.productId) })),
      running,
    )
}
