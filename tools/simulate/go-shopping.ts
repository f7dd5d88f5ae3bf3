import { randomInt, randomUUID } from 'node:crypto'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import type { CallGateway } from '../platform/gateway-caller.ts'
import { asFlashSale, type FlashSale, maybeClaim, withCoupons } from './promotions.ts'
import type { Tally } from './tally.ts'

type Part = InputOf<typeof orderGateway.place>['orderList'][number]

export interface Goods {
  readonly merId: number
  readonly productId: number
  readonly attrValueId: number
}

/** What can be bought. */
export interface Shelf {
  readonly goods: readonly Goods[]
  readonly flashSales: readonly FlashSale[]
}

/** An order that its buyer comes back to. */
export interface OpenOrder {
  readonly merId: number
  readonly uid: number
  readonly orderNo: string
  readonly refundNo?: string
}

const nicknames = ['南山有雾', '晚风', '小鱼干', '不吃香菜', '橘子汽水', '慢半拍']
const FIRST_UID = 8_000_001
const SHOPPERS = 300

const chance = (percent: number) => randomInt(100) < percent
const pick = <T>(list: readonly T[]): T => {
  const picked = list[randomInt(list.length)]
  if (picked === undefined) throw new RangeError('nothing to pick from')
  return picked
}

/** What a shop delivers and has in stock. */
export async function findGoods(call: CallGateway, merId: number): Promise<Goods[]> {
  const { list } = await call(orderGateway.goods, { merId, limit: 500 })
  return list
    .filter(({ stock, productType: type }) => stock > 0 && type === productType.is.ordinary)
    .filter(({ deliveryMethods }) => deliveryMethods.includes(deliveryMethod.is.courier))
    .map(({ productId, attrValueId }) => ({ merId, productId, attrValueId }))
}

let lastPlace = randomInt(SHOPPERS)
/** One after the other, so that nobody shops twice at a time. */
const nextPlace = () => (lastPlace = (lastPlace + 1) % SHOPPERS)

/** Looks at something, orders in one shop or two, and mostly pays. Answers with the orders that are paid. */
export async function goShopping(call: CallGateway, { goods, flashSales }: Shelf, tally: Tally): Promise<OpenOrder[]> {
  const place = nextPlace()
  const uid = FIRST_UID + place
  const sale = flashSales.length > 0 && chance(10) ? pick(flashSales) : undefined
  const chosen: Goods[] = sale ? [sale] : [pick(goods), ...(chance(30) ? [pick(goods)] : [])]
  const shops = [...new Set(chosen.map(({ merId }) => merId))]
  const phone = `136${String(10_000_000 + place)}`
  for (const merId of shops) {
    await call(shopperGateway.save, {
      merId,
      uid,
      nickname: `${pick(nicknames)}${place}`,
      phone,
      registerType: 'routine',
    })
    await call(shopperGateway.visit, { merId, uid })
    if (chance(20)) await call(shopperGateway.follow, { merId, uid, isFollowing: true })
    await maybeClaim(call, merId, uid, tally)
  }
  for (const { merId, productId } of chosen) await call(shopperGateway.view, { merId, uid, productId })
  const receiver = { realName: '顾客', userPhone: phone, userAddress: '浙江省杭州市西湖区龙井路1号', districtId: 0 }
  const plain: Part[] = []
  for (const merId of shops) {
    const part = { ...partOf(merId, chosen), ...(await chooseTime(call, merId)) }
    plain.push(sale ? asFlashSale(part, sale) : part)
  }
  const ask = (orderList: Part[]) => call(orderGateway.quote, { uid, ...receiver, orderList })
  const orderList = withCoupons(plain, (await ask(plain)).orderList, tally)
  const quote = await ask(orderList)
  const platOrderNo = `SIM-${randomUUID()}`
  const placed = await call(orderGateway.place, { platOrderNo, uid, ...receiver, orderList, payPrice: quote.payPrice })
  if (chance(8)) {
    for (const { merId, orderNo } of placed.orderList) await call(orderGateway.cancel, { merId, orderNo })
    tally.add('取消')
    return []
  }
  if (chance(4)) return []
  const by = { payType: 'weixin', payChannel: 'mini', payNo: `PAY-${platOrderNo}` } as const
  for (const { merId, orderNo, payPrice } of placed.orderList)
    await call(orderGateway.pay, { merId, orderNo, payPrice, ...by })
  tally.add('付款')
  if (sale) tally.add('秒杀')
  return placed.orderList.map(({ merId, orderNo }) => ({ merId, uid, orderNo }))
}

/** Any time that the shop offers, if it has some. */
async function chooseTime(call: CallGateway, merId: number): Promise<Pick<Part, 'deliverySlotId' | 'deliveryDate'>> {
  const { dayList } = await call(orderGateway.deliveryTimes, { merId, shippingType: shippingType.is.delivery })
  if (dayList.length === 0) return {}
  const { date, slotList } = pick(dayList)
  return { deliveryDate: date, deliverySlotId: pick(slotList).deliverySlotId }
}

/** A product that was chosen twice is one line. */
function partOf(merId: number, chosen: readonly Goods[]): Part {
  const own = new Map(chosen.filter((each) => each.merId === merId).map((each) => [each.attrValueId, each.productId]))
  return {
    merId,
    type: orderType.is.plain,
    shippingType: shippingType.is.delivery,
    groupBuyRecordStatus: groupBuyStatus.is.none,
    useIntegral: 0,
    gainIntegral: 0,
    userRemark: '',
    orderExtend: [],
    detailList: [...own].map(([attrValueId, productId]) => ({
      productId,
      attrValueId,
      num: 1 + randomInt(2),
      brokerage: 0,
      brokerageTwo: 0,
    })),
  }
}
