import { applyReview } from '#features/products/public'
import type { GatewayContext } from '../gateway-route.ts'
import { reviewNotice } from './review-notice.ts'

/** All of them or none: a number that the merchant does not have stops the call. */
export function forceDown(
  { atMerchant, now }: GatewayContext,
  { merId, ids }: { merId: number; ids: readonly number[] },
) {
  return atMerchant(merId, async ({ db, announce, recordChanges }) => {
    const names: string[] = []
    // In the order of ids, as everybody locks products.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const { name, changes } = await applyReview(db, now, id, { kind: 'forceDown' })
      recordChanges(changes)
      names.push(name)
    }
    const which = names.length > 1 ? `${names[0]} 等${names.length}个商品` : `${names[0]} `
    announce(reviewNotice(`${which}已被平台下架，请修改后重新提审`))
    return null
  })
}
