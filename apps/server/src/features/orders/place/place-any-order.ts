import { randomInt } from 'node:crypto'
import { groupBuyStatus, orderType, payChannel, payType, shippingType } from '@zhanggui/domain/order/order-codes'
import { listBookable } from '#features/delivery-times/public'
import { saveShopper } from '#features/shoppers/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { pickGoods } from './ordered-goods.sql.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

const customers = [
  { nickname: '山间小满', name: '苏小满', address: '浙江省杭州市西湖区龙井路18号' },
  { nickname: '一碗云吞', name: '梁云', address: '广东省广州市越秀区文明路62号' },
  { nickname: '爱喝茶的猫', name: '程咪', address: '四川省成都市锦江区春熙路9号' },
  { nickname: '橘子汽水', name: '许橙', address: '北京市东城区东四北大街107号' },
  { nickname: '慢半拍', name: '何缓', address: '江苏省南京市玄武区珠江路33号' },
] as const
const FIRST_UID = 9_000_001

/** A made-up customer orders and pays something that is on sale. Answers with the order's number. */
export async function placeAnyOrder(context: WriteContext): Promise<string> {
  const place = randomInt(customers.length)
  const { nickname, name, address } = customers[place] ?? customers[0]
  const [uid, phone] = [FIRST_UID + place, `138${String(randomInt(100_000_000)).padStart(8, '0')}`]
  const goods = (await pickGoods(context.db)) ?? refuse('没有可以下单的在售商品')
  const time = await anyTime(context)
  await saveShopper(context.db, context.now, { uid, nickname, phone, registerType: 'routine' })
  const { orderNo, payPrice } = await placeOrder(
    context,
    {
      platOrderNo: `PT${await context.newId()}`,
      uid,
      realName: name,
      userPhone: phone,
      userAddress: address,
      districtId: 0,
    },
    {
      type: orderType.is.plain,
      shippingType: shippingType.is.delivery,
      groupBuyRecordStatus: groupBuyStatus.is.none,
      useIntegral: 0,
      gainIntegral: 0,
      userRemark: '',
      orderExtend: [],
      ...time,
      detailList: [{ ...goods, num: 1 + randomInt(Math.min(3, goods.stock)), brokerage: 0, brokerageTwo: 0 }],
    },
  )
  const by = { payType: payType.is.wechat, payChannel: payChannel.is.miniProgram, payNo: `PAY${orderNo}` }
  await payOrder(context, { orderNo, ...by, payPrice })
  return orderNo
}

/** The next delivery time that the shop offers, if it has some. */
async function anyTime({ db, now }: WriteContext) {
  const { dayList } = await listBookable(db, shippingType.is.delivery, now)
  const [day] = dayList
  const [slot] = day?.slotList ?? []
  return day && slot ? { deliveryDate: day.date, deliverySlotId: slot.deliverySlotId } : {}
}
