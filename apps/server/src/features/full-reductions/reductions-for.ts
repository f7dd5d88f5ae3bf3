import {
  computeReductions,
  type ReducibleLine,
  type Reduction,
} from '@zhanggui/domain/full-reduction/compute-reductions'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findCategories, listRunning, type RunningReduction } from './running-reductions.sql.ts'

export type AppliedReduction = Reduction<RunningReduction>

/**
 * What the shop's promotions take off these lines now, with the words for the buyer; also those that only need a little more.
 * One statement for shops without promotions, a second one where categories matter.
 */
export async function reductionsFor(
  db: MerchantDb,
  lines: readonly Omit<ReducibleLine, 'categories'>[],
  now: Date,
): Promise<AppliedReduction[]> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const running = await listRunning(db, now, productIds)
  const byCategory = running.some(
    ({ scopeType, scopeIds }) => scopeType === reductionScope.is.categories && scopeIds.length > 0,
  )
  const categories = byCategory ? await findCategories(db, productIds) : []
  const categoriesOf = (id: number) => categories.filter(({ productId }) => productId === id)
  return computeReductions(
    lines.map((line) => ({ ...line, categories: categoriesOf(line.productId) })),
    running,
  )
}
