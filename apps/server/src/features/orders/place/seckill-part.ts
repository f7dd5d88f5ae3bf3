import { orderType } from '@zhanggui/domain/order/order-codes'
import { findSeckillPrice, releaseQuota, takeSeckill, uncountPurchase } from '#features/seckill/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { listLines } from '../core/order-line.sql.ts'
import type { Part } from './checkout.ts'
import type { OrderHold } from './order-holds.ts'
import type { PricedLine } from './price-part.ts'

/** The lines at their activity price. A flash sale is one SKU at one price; nothing else makes it cheaper. */
export async function atSeckillPrice(
  db: MerchantDb,
  { type, seckillProductId: seckillId, platCouponPrice }: Part,
  lines: readonly PricedLine[],
  now: Date,
): Promise<readonly PricedLine[]> {
  if (type !== orderType.is.seckill) return seckillId === undefined ? lines : refuse('秒杀商品只能通过秒杀订单购买')
  if (seckillId === undefined) return refuse('请选择秒杀商品')
  const [line, ...others] = lines
  if (!line || others.length > 0) return refuse('秒杀订单只能购买一种商品')
  if (platCouponPrice) refuse('营销活动商品无法使用优惠券')
  if (line.vipPrice !== undefined) refuse('营销活动商品不享受会员价')
  const { productId, attrValueId: skuId, num: pieces } = line
  const price = await findSeckillPrice(db, { seckillId, productId, skuId, pieces }, now)
  return [{ ...line, goods: { ...line.goods, price } }]
}

/** What a flash sale still offers, and what the buyer may still buy of it. Refunded pieces come back with the stock. */
export const seckillHold: OrderHold = {
  take: async ({ db, now }, { uid, part: { seckillProductId: seckillId, detailList } }) => {
    if (seckillId === undefined) return
    for (const { productId, attrValueId: skuId, num: pieces } of detailList) {
      await takeSeckill(db, { seckillId, productId, skuId, pieces, uid }, now)
    }
  },
  release: async ({ db }, { id, uid, seckillProductId: seckillId }, why) => {
    if (seckillId === null) return
    for (const { sku_id: skuId, pieces } of await listLines(db, id)) {
      if (why === 'cancelled') await releaseQuota(db, { seckillId, skuId, pieces })
      await uncountPurchase(db, { seckillId, uid, pieces })
    }
  },
}
