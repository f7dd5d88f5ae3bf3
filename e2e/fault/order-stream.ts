import { setTimeout as delay } from 'node:timers/promises'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { refundGateway } from '@zhanggui/contract/gateway/refund'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { afterSales, returnWay } from '@zhanggui/domain/order/refund-codes'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import { callGateway } from '../../apps/server/src/gateway/access/gateway-client.ts'
import type { FaultyProduct } from './faulty-product.ts'
import { closeDeliveryTimes } from './read-facts.sql.ts'

const UID = 7_000_001
const AT_ONCE = 8
export interface Goods {
  readonly productId: number
  readonly attrValueId: number
  readonly stock: number
}

/** What the shop front has been told, which therefore must be there. */
export interface Acknowledged {
  readonly number: string
  readonly orderNo: string
  readonly skuId: number
  readonly refundNo: string | undefined
}

/** Asks until somebody answers: what happened to a call that was cut off is found out by making it again. */
async function insistOn<E extends GatewayEndpoint>(
  product: FaultyProduct,
  endpoint: E,
  input: InputOf<E>,
): Promise<ReplyOf<E>> {
  for (;;) {
    const answer = await callGateway(product.url, product.key, endpoint, input, new Date()).catch(() => undefined)
    if (answer && answer.code !== resultCode.unavailable && answer.code !== resultCode.tooMany) {
      if (!answer.isOk) throw new Error(`${endpoint.path}: ${answer.code} ${answer.message}`)
      return answer.data
    }
    await delay(150)
  }
}

/** SKUs that there are enough of, and the buyer of them all. */
export async function prepareStream(product: FaultyProduct, merId: number, orders: number): Promise<Goods[]> {
  const buyer = { merId, uid: UID, nickname: '不断下单的人', phone: '13700000001', registerType: 'h5' } as const
  await insistOn(product, shopperGateway.save, buyer)
  await closeDeliveryTimes(product.pool, merId)
  const { list } = await insistOn(product, orderGateway.goods, { merId, limit: 500 })
  return list
    .filter(({ stock, productType: type }) => stock >= orders && type === productType.is.ordinary)
    .filter(({ deliveryMethods }) => deliveryMethods.includes(deliveryMethod.is.courier))
    .slice(0, 5)
}

interface Stream {
  readonly merId: number
  readonly name: string
  readonly orders: number
  readonly goods: readonly Goods[]
  /** Every so many orders one is refunded; none unless told. */
  readonly refunded?: number
}

/** Orders, pays and refunds, several at once, and tells of every answer. */
export async function streamOrders(
  product: FaultyProduct,
  { merId, name, orders, goods, refunded = Infinity }: Stream,
  heard: () => void = () => undefined,
): Promise<Acknowledged[]> {
  const done: Acknowledged[] = []
  let next = 0
  const buy = async () => {
    for (let index = next++; index < orders; index = next++) {
      const sku = goods[index % goods.length]
      if (!sku) throw new Error('there is nothing to sell')
      const isRefunded = (index + 1) % refunded === 0
      done.push(await buyOne(product, { merId, number: `${name}-${index}`, sku, isRefunded }, heard))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buy))
  return done
}

interface Purchase {
  readonly merId: number
  readonly number: string
  readonly sku: Goods
  readonly isRefunded: boolean
}

async function buyOne(product: FaultyProduct, purchase: Purchase, heard: () => void): Promise<Acknowledged> {
  const { merId, number, sku, isRefunded } = purchase
  const { orderList } = await insistOn(product, orderGateway.place, {
    platOrderNo: number,
    uid: UID,
    realName: '林小茶',
    userPhone: '13700000001',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    districtId: 0,
    orderList: [partOf(merId, sku)],
  })
  heard()
  const [order] = orderList
  if (!order) throw new Error('an order without parts')
  const { orderNo, payPrice } = order
  const payment = { payType: 'weixin', payChannel: 'mini', payNo: `PAY-${number}`, payPrice } as const
  await insistOn(product, orderGateway.pay, { merId, orderNo, ...payment })
  heard()
  const refundNo = isRefunded ? await refundOne(product, merId, orderNo, number) : undefined
  heard()
  return { number, orderNo, skuId: sku.attrValueId, refundNo }
}

const partOf = (merId: number, { productId, attrValueId }: Goods) => ({
  merId,
  type: orderType.is.plain,
  shippingType: shippingType.is.delivery,
  groupBuyRecordStatus: groupBuyStatus.is.none,
  useIntegral: 0,
  gainIntegral: 0,
  userRemark: '',
  orderExtend: [],
  detailList: [{ productId, attrValueId, num: 1, brokerage: 0, brokerageTwo: 0 }],
})

/** The buyer asks for the money, and the platform decides for them. */
async function refundOne(product: FaultyProduct, merId: number, orderNo: string, number: string): Promise<string> {
  const { detailList } = await insistOn(product, orderGateway.info, { merId, orderNo })
  const { refundOrderNo } = await insistOn(product, refundGateway.apply, {
    merId,
    number: `AS-${number}`,
    orderNo,
    orderDetailId: detailList[0]?.id ?? 0,
    num: 1,
    afterSalesType: afterSales.is.moneyOnly,
    returnGoodsType: returnWay.is.none,
    reason: '不想要了',
    explain: '',
    pictures: [],
  })
  await insistOn(product, refundGateway.force, { merId, refundOrderNo, remark: '' })
  return refundOrderNo
}
