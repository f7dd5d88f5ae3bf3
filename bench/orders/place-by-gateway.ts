// An order as the shop front makes it: placed and paid, by signed calls.
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { payChannel, payType, shippingType } from '@zhanggui/domain/order/order-codes'
import { callGateway } from '../../apps/server/src/gateway/access/gateway-client.ts'
import type { IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import type { OrderedSku } from './order-shops.sql.ts'

let lastNo = Date.now()

/** Says when the order was there. */
export async function placeByGateway(url: string, key: IssuedKey, { merId, uid, productId, skuId }: OrderedSku) {
  const { data, message } = await callGateway(
    url,
    key,
    orderGateway.place,
    {
      platOrderNo: `PB${lastNo++}`,
      uid,
      realName: '林小茶',
      userPhone: '13812345678',
      userAddress: '浙江省杭州市西湖区龙井路1号',
      districtId: 330_106,
      orderList: [
        {
          merId,
          shippingType: shippingType.is.delivery,
          detailList: [{ productId, attrValueId: skuId, num: 1 }],
        },
      ],
    } as never,
    new Date(),
  )
  const placedAt = Date.now()
  const [order] = data?.orderList ?? []
  if (!order) throw new Error(message)
  const { orderNo, payPrice } = order
  const by = { payType: payType.is.wechat, payChannel: payChannel.is.miniProgram, payNo: `PAY${orderNo}` }
  const paid = await callGateway(url, key, orderGateway.pay, { merId, orderNo, payPrice, ...by }, new Date())
  if (!paid.isOk) throw new Error(paid.message)
  return { orderNo, placedAt }
}
