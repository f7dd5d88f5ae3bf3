import { allEndpoints } from '@zhanggui/contract/all'
import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import { beforeAll, expect, test } from 'vitest'
import { makeOrder } from '#test/make/order'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from './app/send.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp()
let shop: Shop
let other: Shop
let orderNo: string
beforeAll(async () => {
  shop = await makeShop(app)
  other = await makeShop(app)
  ;({ orderNo } = await makeOrder(app, other))
})

/** Calls about the order with this number; lists and exports, which may do without one, are narrowed down by it. */
const aboutOne = allEndpoints.filter(({ params, query, body }) =>
  [params, query, body].some(({ shape }) => {
    const field = (shape as Record<string, { isOptional?: () => boolean } | undefined>)['orderNo']
    return field?.isOptional?.() === false
  }),
)

/** What these calls want besides the number. */
const rest = {
  reason: '装错',
  remark: '备注',
  realName: '林小茶',
  userPhone: '13812345678',
  userAddress: '上海市浦东新区世纪大道1号',
  payPrice: '1.00',
  deliveryCarrier: '小王',
  carrierPhone: '13800000000',
  deliveryType: 'noNeed',
  isSplit: false,
  purpose: 'resend',
  orderDetailId: 1,
  num: 1,
  to: 12,
  returnType: 1,
}

const call = (endpoint: Endpoint, { owner: { token } }: Shop) => {
  const { method, path } = endpoint
  const url = `${app.url}${API_BASE}${path.replace('{orderNo}', orderNo)}`
  const fields = { ...rest, orderNo }
  if (method === 'POST') return send(url, { method, token, body: fields })
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return send(`${url}?${query.toString()}`, { method, token })
}

test('there are calls about one order', () => {
  expect(aboutOne.length).toBeGreaterThan(20)
})

test.each(aboutOne.map((endpoint) => [`${endpoint.area}.${endpoint.name}`, endpoint] as const))(
  '%s does not know the order of another shop',
  async (_, endpoint) => {
    expect(await call(endpoint, shop)).toMatchObject(orderRefusal.missing)
    expect((await call(endpoint, other)).code).not.toBe(orderRefusal.missing.code)
  },
)
