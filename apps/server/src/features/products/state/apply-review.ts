import type { Change } from '@zhanggui/domain/audit/change-rules'
import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { tabsOf } from '@zhanggui/domain/product/product-tabs'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { moveProduct } from './move-product.ts'

/** The platform's decision on a product. */
export type ReviewDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'refuse'; readonly reason: string }
  | { readonly kind: 'forceOffSale' }

/** Returns name, changes and tab of the product, for the merchant's log and the notice. */
export async function applyReview(
  writing: Pick<WriteContext, 'db' | 'now' | 'newId'>,
  id: number,
  decision: ReviewDecision,
): Promise<{ name: string; changes: Change[]; tab: ProductTab }> {
  const refusal = decision.kind === 'refuse' ? decision.reason.trim() : ''
  if (decision.kind === 'refuse' && refusal === '') refuse('审核拒绝请填写拒绝原因', { field: 'reason' })
  const changes: Change[] = []
  const context = { ...writing, recordChanges: (more: readonly Change[]) => void changes.push(...more) }
  const { name, flags, stock } = await moveProduct(context, id, decision.kind, { refusal })
  const [tab = productTab.is.draft] = tabsOf(flags, stock, 0)
  return { name, changes, tab }
}
