import type { orderGateway } from '@zhanggui/contract/gateway/order'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { sumFen } from '@zhanggui/domain/kernel/money'
import type { LinePrice } from '@zhanggui/domain/order/price-order'
import { merchantExists } from '#features/merchants/public'
import { pricePart } from '#features/orders/public'
import { missing } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

/** What a checkout would cost now, with the share of every line in every discount. */
export async function quoteCheckout(
  { readMerchant, now }: GatewayContext,
  { uid, districtId, orderList }: InputOf<typeof orderGateway.quote>,
) {
  const parts = []
  for (const part of orderList) {
    const { merId } = part
    const { price, goodsKind, lines } = await readMerchant(merId, async (db) => {
      if (!(await merchantExists(db))) missing('商户不存在')
      return pricePart(db, part, { uid, districtId }, now)
    })
    parts.push({
      merId,
      secondType: goodsKind,
      ...pricesOf(price),
      detailList: lines.map(({ attrValueId, num, goods }, index) => ({
        attrValueId,
        num,
        price: goods.price,
        ...pricesOf(price.lines[index] ?? price),
      })),
    })
  }
  return { payPrice: sumFen(parts.map(({ payPrice }) => payPrice)), orderList: parts }
}

const pricesOf = (price: LinePrice) => ({
  proTotalPrice: price.goods,
  svipDiscountPrice: price.member,
  fullReductionPrice: price.fullReduction,
  merCouponPrice: price.merchantCoupon,
  platCouponPrice: price.platformCoupon,
  integralPrice: price.points,
  freightFee: price.freight,
  payPrice: price.pay,
})
