import { productApi } from '@zhanggui/contract/goods/product'
import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { applyReview } from '#features/products/public'
import type { GatewayContext } from '../gateway-route.ts'
import { reviewNotice } from './review-notice.ts'

/** All or nothing: an id that the merchant does not have refuses the call. */
export function forceOffSale(
  { runForMerchant }: GatewayContext,
  { merId, ids }: { merId: number; ids: readonly number[] },
) {
  return runForMerchant(merId, async (merchant) => {
    const done: { name: string; tab: ProductTab; id: number }[] = []
    // Ordered by id, as products are always locked.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const { name, changes, tab } = await applyReview(merchant, id, { kind: 'forceOffSale' })
      merchant.recordChanges(changes)
      done.push({ name, tab, id })
    }
    merchant.announceArea(productApi)
    const [first, ...others] = done
    const which = others.length > 0 ? `${first?.name} 等${done.length}个商品` : `${first?.name} `
    const place = first && others.length === 0 ? first : { tab: productTab.is.draft }
    merchant.announce(reviewNotice(`${which}已被平台下架，请修改后重新提审`, place))
    return null
  })
}
