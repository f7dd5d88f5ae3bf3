import { productApi } from '@zhanggui/contract/goods/product'
import { applyReview, type ReviewDecision } from '#features/products/public'
import type { GatewayContext } from '../gateway-route.ts'
import { reviewNotice } from './review-notice.ts'

/** Approves or rejects a submitted product and notifies its merchant. */
export function decideReview(
  { runForMerchant }: GatewayContext,
  { merId, id }: { merId: number; id: number },
  decision: Exclude<ReviewDecision, { kind: 'forceOffSale' }>,
) {
  return runForMerchant(merId, async (merchant) => {
    const { name, changes, tab } = await applyReview(merchant, id, decision)
    merchant.recordChanges(changes)
    merchant.announceArea(productApi)
    const content = decision.kind === 'pass' ? `${name} 审核通过` : `${name} 审核未通过：${decision.reason}`
    merchant.announce(reviewNotice(content, { tab, id }))
    return null
  })
}
