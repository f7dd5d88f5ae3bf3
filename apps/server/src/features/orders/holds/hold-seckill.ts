import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { releaseQuota, takeSeckill, uncountPurchase } from '#features/seckill/public'
import { listLines } from '../core/order-line.sql.ts'
import type { OrderHold } from './order-hold.ts'

/** What a flash sale still offers, and what the buyer may still buy of it. Refunded pieces come back with the stock. */
export const seckillHold: OrderHold = {
  take: async ({ db, now, announceArea }, { uid, part: { seckillProductId: seckillId, detailList } }) => {
    if (seckillId === undefined) return {}
    for (const { productId, attrValueId: skuId, num: pieces } of detailList) {
      await takeSeckill(db, { seckillId, productId, skuId, pieces, uid }, now)
    }
    announceArea(seckillApi)
    return { seckill_product_id: seckillId }
  },
  release: async ({ db, announceArea }, { id, uid, seckillProductId: seckillId }, why) => {
    if (seckillId === null) return
    for (const { sku_id: skuId, pieces } of await listLines(db, id)) {
      if (why === 'cancelled') await releaseQuota(db, { seckillId, skuId, pieces })
      await uncountPurchase(db, { seckillId, uid, pieces })
    }
    announceArea(seckillApi)
  },
}
