import type { Fen } from '@zhanggui/domain/kernel/money'
import { orderType } from '@zhanggui/domain/order/order-codes'
import { findSeckillPrice } from '#features/seckill/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { Part, PartLine } from './checkout.ts'
import type { OrderedGoods } from './ordered-goods.sql.ts'

type Line = PartLine & { readonly goods: OrderedGoods }

/** The lines at their activity price. A flash sale is one SKU at one price; nothing else makes it cheaper. */
export async function atSeckillPrice(
  db: MerchantDb,
  { type, seckillProductId: seckillId, platCouponPrice }: Part,
  lines: readonly Line[],
  now: Date,
  supposed?: ReadonlyMap<number, Fen>,
): Promise<readonly Line[]> {
  if (supposed) return [atSupposedPrice(lines, supposed)]
  if (type !== orderType.is.seckill) return seckillId === undefined ? lines : refuse('秒杀商品只能通过秒杀订单购买')
  if (seckillId === undefined) return refuse('请选择秒杀商品')
  const line = onlyLine(lines)
  if (platCouponPrice) refuse('营销活动商品无法使用优惠券')
  if (line.vipPrice !== undefined) refuse('营销活动商品不享受会员价')
  const { productId, attrValueId: skuId, num: pieces } = line
  const price = await findSeckillPrice(db, { seckillId, productId, skuId, pieces }, now)
  return [{ ...line, goods: { ...line.goods, price } }]
}

function onlyLine([line, ...others]: readonly Line[]): Line {
  return line && others.length === 0 ? line : refuse('秒杀订单只能购买一种商品')
}

function atSupposedPrice(lines: readonly Line[], prices: ReadonlyMap<number, Fen>): Line {
  const line = onlyLine(lines)
  const price = prices.get(line.attrValueId) ?? refuse('该规格没有填写活动价')
  return { ...line, goods: { ...line.goods, price } }
}
