import type { orderGateway } from '@zhanggui/contract/gateway/order'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { GATEWAY_BASE, type GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { beforeAll } from 'vitest'
import { sendRequest, signedRequest } from '#test/gateway-request'
import { makeKey } from '#test/app/gateway-key'
import type { TestApp } from '#test/app/test-app'
import type { MadeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import { callGateway } from '../../../src/gateway/access/gateway-client.ts'
import type { IssuedKey } from '../../../src/gateway/access/issue-key.ts'

type Checkout = InputOf<typeof orderGateway.place>
type Part = Checkout['orderList'][number]

/** The shop front: calls the gateway with a key of its own. */
export function setupShopFront(app: TestApp) {
  let key: IssuedKey | undefined
  beforeAll(async () => {
    key = await makeKey(app)
  })
  const call = <E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) =>
    callGateway(app.url, key ?? { keyId: '', secret: '' }, endpoint, input, app.now())
  return {
    call,
    keyId: () => key?.keyId ?? '',
    /** Sends a body as it is, whether the contract allows it or not. */
    sendRaw: ({ method, path }: GatewayEndpoint, body: object) => {
      const request = { method, target: GATEWAY_BASE + path, body: JSON.stringify(body) }
      return sendRequest(app.url, signedRequest(key ?? { keyId: '', secret: '' }, request, app.now()))
    },
    knowShopper: async ({ merId }: Shop, uid = 1001) =>
      call(shopperGateway.save, { merId, uid, nickname: '茶客小林', phone: '13912345678' }),
  }
}

/** One shop's part: so many pieces of each SKU of a product. */
export const partOf = (
  { merId }: Shop,
  product: MadeProduct,
  pieces: readonly number[] = [1],
  traits: Partial<Part> = {},
): Part => ({
  merId,
  type: orderType.is.plain,
  shippingType: shippingType.is.delivery,
  groupBuyRecordStatus: groupBuyStatus.is.none,
  useIntegral: 0,
  gainIntegral: 0,
  userRemark: '',
  orderExtend: [],
  detailList: pieces.map((num, index) => ({
    productId: product.id,
    attrValueId: product.skuIds[index] ?? 0,
    num,
    brokerage: 0,
    brokerageTwo: 0,
  })),
  ...traits,
})

let made = 0

export const checkoutOf = (orderList: readonly Part[], traits: Partial<Checkout> = {}): Checkout => ({
  platOrderNo: `PT${Date.now()}-${(made += 1)}`,
  uid: 1001,
  realName: '林小茶',
  userPhone: '13812345678',
  userAddress: '浙江省杭州市西湖区龙井路1号',
  districtId: 0,
  orderList: [...orderList],
  ...traits,
})
