import { orderApi } from '@zhanggui/contract/order/order'
import { type Fen, prorateFen, toFen } from '@zhanggui/domain/kernel/money'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { reserveStock } from '#features/products/public'
import { findShopper } from '#features/shoppers/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { newNo, newVerifyCode } from '../core/order-no.ts'
import { storedTokens } from '../core/stored-tokens.ts'
import { recordEvent } from '../core/order-event.sql.ts'
import { findOrderTimes } from '../core/order-times.ts'
import { cancelOrderJob } from '../timers/cancel-order.job.ts'
import type { Checkout, Part, PartLine } from './checkout.ts'
import { insertOrder } from './insert-order.sql.ts'
import { takeHolds } from '../holds/order-holds.ts'
import { pricePart, type PricedPart } from './price-part.ts'
import { type Receiver, receiverOf } from './receiver.ts'

export interface PlacedOrder {
  readonly orderNo: string
  readonly payPrice: Fen
  readonly verifyCode: string
  readonly payBefore: Date
}

/** What is read before anything is written: who orders, what it costs, how long it may wait. */
export const askForOrder = ({ db, now }: WriteContext, checkout: Checkout, part: Part) =>
  Promise.all([findParties(db, checkout, part), pricePart(db, part, checkout, now), findOrderTimes(db)])

/** One shop's part of a checkout: priced, its stock reserved, waiting to be paid. */
export async function placeOrder(
  context: WriteContext,
  checkout: Checkout,
  part: Part,
  asked = askForOrder(context, checkout, part),
): Promise<PlacedOrder> {
  const { db, now, newId } = context
  const [{ buyer, receiver }, priced, { cancelAfterMinutes }] = await asked
  const id = await newId()
  const orderNo = newNo('SH', now)
  const [isReserved, held] = await Promise.all([
    reserveStock(db, now, orderNo, priced.lines.map(quantityOf)),
    takeHolds(context, { id, orderNo, uid: buyer.uid, part, priced }),
  ])
  if (!isReserved) refuse('商品库存不足')

  const verifyCode = part.shippingType === shippingType.is.pickUp ? newVerifyCode() : ''
  const payBefore = new Date(now.getTime() + cancelAfterMinutes * 60_000)
  const { price } = priced
  insertOrder(
    db,
    {
      id,
      order_no: orderNo,
      checkout_no: checkout.platOrderNo,
      uid: checkout.uid,
      type: part.type,
      goods_kind: priced.goodsKind,
      status: 0,
      group_buy: part.groupBuyRecordStatus,
      pieces: part.detailList.reduce((sum, { num }) => sum + num, 0),
      ...pricesOf(price),
      ...held,
      used_points: part.useIntegral,
      gained_points: part.gainIntegral,
      shipping_type: part.shippingType,
      receiver_name: receiver.name,
      receiver_phone: receiver.phone,
      receiver_address: receiver.address,
      receiver_district_id: checkout.districtId,
      verify_code: verifyCode,
      buyer_remark: part.userRemark,
      extend: JSON.stringify(part.orderExtend),
      due_at: payBefore,
      tokens: tokensOf(db.merId, orderNo, receiver, buyer, priced, verifyCode),
      created_at: now,
      updated_at: now,
    },
    await linesOf(context, part, priced),
  )
  await recordEvent(context, {
    orderId: id,
    kind: 'create',
    message: '订单生成',
    actor: { kind: 'buyer', id: buyer.uid },
  })
  await context.enqueue(cancelOrderJob, { orderNo }, payBefore)
  context.announceArea(orderApi)
  return { orderNo, payPrice: price.pay, verifyCode, payBefore }
}

const quantityOf = ({ productId, attrValueId, num }: PartLine) => ({ productId, skuId: attrValueId, quantity: num })

/** Who orders, and who gets it. */
async function findParties(db: MerchantDb, checkout: Checkout, part: Part) {
  const buyer = (await findShopper(db, checkout.uid)) ?? refuse('用户不存在')
  if (buyer.isClosed) refuse('用户已注销')
  return { buyer, receiver: await receiverOf(db, checkout, part, buyer) }
}

const pricesOf = (price: PricedPart['price']['lines'][number]) => ({
  goods_fen: price.goods,
  freight_fen: price.freight,
  member_fen: price.member,
  full_reduction_fen: price.fullReduction,
  merchant_coupon_fen: price.merchantCoupon,
  platform_coupon_fen: price.platformCoupon,
  points_fen: price.points,
  pay_fen: price.pay,
})

/** Points are shared by what the lines cost, as the money is. */
async function linesOf({ newId }: WriteContext, part: Part, { price, lines, promotions }: PricedPart) {
  const weights = price.lines.map(({ pay }) => pay)
  const [used, gained] = [part.useIntegral, part.gainIntegral].map((points) => prorateFen(toFen(points), weights))
  return Promise.all(
    lines.map(async ({ goods, num, vipPrice = null, brokerage, brokerageTwo }, index) => {
      const priced = price.lines[index]
      if (!priced) throw new Error('every line has a price')
      return {
        id: await newId(),
        product_id: goods.productId,
        sku_id: goods.skuId,
        product_name: goods.productName,
        image: goods.image,
        sku_label: goods.label,
        unit_price_fen: goods.price,
        member_price_fen: vipPrice,
        pieces: num,
        ...pricesOf(priced),
        used_points: used?.[index] ?? 0,
        gained_points: gained?.[index] ?? 0,
        full_reduction_id: reductionOf(promotions, index),
        is_refundable: goods.isRefundable,
        first_rate: brokerage,
        second_rate: brokerageTwo,
      }
    }),
  )
}

/** The promotion that has taken something off a line. */
const reductionOf = ({ fullReductions }: PricedPart['promotions'], place: number): number | null =>
  fullReductions.find(({ amount, lines }) => amount > 0 && lines.includes(place))?.promotion.id ?? null

function tokensOf(
  merId: number,
  orderNo: string,
  receiver: Receiver,
  buyer: { readonly nickname: string; readonly phone: string },
  { lines }: PricedPart,
  verifyCode: string,
): string[] {
  const names = [buyer.nickname, receiver.name, ...lines.map(({ goods }) => goods.productName)]
  return storedTokens(merId, { orderNo, phones: [receiver.phone, buyer.phone], names, verifyCode })
}
