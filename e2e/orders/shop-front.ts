import { randomUUID } from 'node:crypto'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import type { CallGateway } from '../../tools/platform/gateway-caller.ts'

export const SHOPPER = 6_000_001

type Way = typeof shippingType.is.delivery | typeof shippingType.is.pickUp

/** The first time that the shop offers, if it has any. */
export async function chooseTime(call: CallGateway, merId: number, way: Way) {
  const { dayList } = await call(orderGateway.deliveryTimes, { merId, shippingType: way })
  const [day] = dayList
  const [slot] = day?.slotList ?? []
  return day && slot ? { deliveryDate: day.date, deliverySlotId: slot.deliverySlotId } : {}
}

/** What the shop delivers and has two pieces of. */
export async function listDeliverable(call: CallGateway, merId: number) {
  const { list } = await call(orderGateway.goods, { merId, limit: 500 })
  return list.filter(
    ({ stock, productType: type, deliveryMethods }) =>
      stock >= 2 && type === productType.is.ordinary && deliveryMethods.includes(deliveryMethod.is.courier),
  )
}

/** Pieces of a SKU that can still be bought; what is sold out the shop does not show. */
export async function stockOf(call: CallGateway, merId: number, attrValueId: number) {
  const { list } = await call(orderGateway.goods, { merId, limit: 500 })
  return list.find((each) => each.attrValueId === attrValueId)?.stock ?? 0
}

type Goods = Awaited<ReturnType<typeof listDeliverable>>[number]

interface Purchase {
  readonly way?: Way
  /** The first thing that the shop has unless told otherwise. */
  readonly goods?: Goods | undefined
  /** The shopper's piece of a coupon. */
  readonly couponId?: number | undefined
}

/** A shopper orders two pieces of something in this shop. */
export async function orderSomething(
  call: CallGateway,
  merId: number,
  { way = shippingType.is.delivery, goods: chosen, couponId }: Purchase = {},
) {
  const goods = chosen ?? (await listDeliverable(call, merId))[0]
  if (!goods) throw new Error(`shop ${merId} has nothing to deliver`)
  await call(shopperGateway.save, { merId, uid: SHOPPER, nickname: '旅程顾客', phone: '13612345678' })
  const { productId, attrValueId } = goods
  const { orderList } = await call(orderGateway.place, {
    platOrderNo: `JOURNEY-${randomUUID()}`,
    uid: SHOPPER,
    realName: '程旅',
    userPhone: '13612345678',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    districtId: 0,
    orderList: [
      {
        merId,
        type: orderType.is.plain,
        shippingType: way,
        groupBuyRecordStatus: groupBuyStatus.is.none,
        couponId,
        useIntegral: 0,
        gainIntegral: 0,
        userRemark: '',
        orderExtend: [],
        ...(await chooseTime(call, merId, way)),
        detailList: [{ productId, attrValueId, num: 2, brokerage: 0, brokerageTwo: 0 }],
      },
    ],
  })
  const [order] = orderList
  if (!order) throw new Error('an order without parts')
  const { orderNo, payPrice } = order
  return { orderNo, payPrice }
}

export async function payFor(call: CallGateway, merId: number, order: Awaited<ReturnType<typeof orderSomething>>) {
  const payment = { payType: 'weixin', payChannel: 'mini', payNo: `PAY-${order.orderNo}` } as const
  await call(orderGateway.pay, { merId, ...order, ...payment })
}

/** A shopper orders two pieces of something in this shop and pays. */
export async function buySomething(
  call: CallGateway,
  merId: number,
  way: Way = shippingType.is.delivery,
  goods?: Goods,
) {
  const order = await orderSomething(call, merId, { way, goods })
  await payFor(call, merId, order)
  return { orderNo: order.orderNo }
}
