// An order as the shop front makes it: placed and paid, by signed calls. Shop fronts run elsewhere; here they take from the
// same cores as what is measured, so these clients do as little as one can: connections that stay, texts made by hand, and
// nothing checked of an answer but that it is one.
import { Agent, request } from 'node:http'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { GATEWAY_BASE, type GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { payChannel, payType, shippingType } from '@zhanggui/domain/order/order-codes'
import type { IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { signedHeaders } from '../../apps/server/src/gateway/access/sign.ts'
import type { OrderedSku } from './order-shops.sql.ts'

const agent = new Agent({ keepAlive: true })
let lastNo = Date.now()

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: { readonly orderList?: readonly { readonly orderNo: string; readonly payPrice: string }[] } | null
}

/** Says when the order was there. */
export async function placeByGateway(url: string, key: IssuedKey, { merId, uid, productId, skuId }: OrderedSku) {
  const detailList = [{ productId, attrValueId: skuId, num: 1 }]
  const { data, message } = await send(url, key, orderGateway.place, {
    platOrderNo: `PB${lastNo++}`,
    uid,
    realName: '林小茶',
    userPhone: '13812345678',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    districtId: 330_106,
    orderList: [{ merId, shippingType: shippingType.is.delivery, detailList }],
  })
  const placedAt = Date.now()
  const [order] = data?.orderList ?? []
  if (!order) throw new Error(message)
  const { orderNo, payPrice } = order
  const by = { payType: payType.is.wechat, payChannel: payChannel.is.miniProgram, payNo: `PAY${orderNo}` }
  const paid = await send(url, key, orderGateway.pay, { merId, orderNo, payPrice, ...by })
  if (paid.code !== resultCode.ok) throw new Error(paid.message)
  return { orderNo, placedAt }
}

function send(url: string, { keyId, secret }: IssuedKey, { path, method }: GatewayEndpoint, input: object) {
  const [target, body] = [GATEWAY_BASE + path, JSON.stringify(input)]
  const headers = signedHeaders({ keyId, secret, method, target, body, at: new Date() })
  return new Promise<Answer>((resolve, reject) => {
    request(url + target, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Answer))
      response.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}
