// Orders that the shop front places and pays by signed calls, as a share of one bare transaction per order that writes the
// same rows over as many connections.
import type { AddressInfo } from 'node:net'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { payChannel, payType, shippingType } from '@zhanggui/domain/order/order-codes'
import { orderGatewayRoutes } from '../../apps/server/src/gateway/order/order-gateway.routes.ts'
import { callGateway } from '../../apps/server/src/gateway/access/gateway-client.ts'
import { createKey, type IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { serveGateway } from '../../apps/server/src/gateway/public.ts'
import { createServer } from '../../apps/server/src/platform/http/server.ts'
import { median } from '../fixtures/median.ts'
import { placeBare } from './bare-order.ts'
import type { OrderBench } from './order-bench.ts'
import { FIRST_SMALL } from './order-shops.sql.ts'

const CLIENTS = 16
const ORDERS = 480
const ROUNDS = 5

export interface OrderedSku {
  readonly merId: number
  readonly uid: number
  readonly productId: number
  readonly skuId: number
}

export async function measureOrderGateway({ platform }: OrderBench) {
  const { pool, secrets, log } = platform
  const key = await createKey(pool, secrets, { name: 'bench', scopes: ['order'] }, new Date())
  const server = await createServer(log, undefined)
  serveGateway(server, platform, orderGatewayRoutes)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  // As many shops as clients, as a platform has them.
  const goods = Array.from({ length: CLIENTS }, (_, n) => skuOf(FIRST_SMALL + n))
  const ratios: number[] = []
  let perSecond = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await rate(goods, (sku) => placeBare(pool, sku))
    const called = await rate(goods, (sku) => placeByGateway(url, key, sku))
    if (round === 0) continue // warm-up
    ratios.push(called / bare)
    perSecond = called
  }
  await server.close()
  return { share: median(ratios), perSecond }
}

/** The generator numbers them so. */
export const skuOf = (merId: number): OrderedSku => {
  const productId = merId * 1000 + 1
  return { merId, uid: 10_001, productId, skuId: productId * 4 }
}

let lastNo = Date.now()

/** Placed and paid. */
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

/** Orders per second, each client with a shop of its own. */
async function rate(goods: readonly OrderedSku[], place: (sku: OrderedSku) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await Promise.all(
    goods.map(async (sku) => {
      for (let n = 0; n < ORDERS / CLIENTS; n += 1) await place(sku)
    }),
  )
  return (ORDERS * 1000) / (performance.now() - start)
}
