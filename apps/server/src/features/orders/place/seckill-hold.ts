import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { releaseQuota, takeSeckill, uncountPurchase } from '#features/seckill/public'
import type { WriteContext } from '#platform/transactions'
import { listLines } from '../core/order-line.sql.ts'
import type { LockedOrder } from '../core/order-row.sql.ts'
import type { Part } from './checkout.ts'

interface Placed {
  readonly uid: number
  readonly part: Part
}

/** What a flash sale still offers, and what the buyer may still buy of it. Refunded pieces come back with the stock. */
export const seckillHold = {
  take: async (
    { db, now, announceArea }: WriteContext,
    { uid, part: { seckillProductId: seckillId, detailList } }: Placed,
  ) => {
    if (seckillId === undefined) return
    for (const { productId, attrValueId: skuId, num: pieces } of detailList) {
      await takeSeckill(db, { seckillId, productId, skuId, pieces, uid }, now)
    }
    announceArea(seckillApi)
  },
  release: async ({ db, announceArea }: WriteContext, order: LockedOrder, why: 'cancelled' | 'refunded') => {
    const { id, uid, seckillProductId: seckillId } = order
    if (seckillId === null) return
    for (const { sku_id: skuId, pieces } of await listLines(db, id)) {
      if (why === 'cancelled') await releaseQuota(db, { seckillId, skuId, pieces })
      await uncountPurchase(db, { seckillId, uid, pieces })
    }
    announceArea(seckillApi)
  },
}
