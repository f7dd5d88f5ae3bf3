import type { AddressInfo } from 'node:net'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { payChannel, payType } from '@zhanggui/domain/order/order-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '#platform/http/server'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { recordSent } from '#test/statements/sent-statements'
import { callGateway } from '../access/gateway-client.ts'
import { serveGateway } from '../serve-gateway.ts'
import { orderGatewayRoutes } from './order-gateway.routes.ts'

const app = setupTestApp()
const { knowShopper } = setupShopFront(app)
let server: Awaited<ReturnType<typeof createServer>>
/** Without the node's jobs, which ask the database too. */
beforeAll(async () => {
  server = await createServer(app.platform.log, undefined)
  serveGateway(server, app.platform, orderGatewayRoutes)
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

test('an order is placed and paid in few round trips and commits', async () => {
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const [shop, key] = [await makeShop(app), await makeKey(app)]
  await knowShopper(shop)
  const checkout = checkoutOf([partOf(shop, await makeProduct(app, shop))])
  const { pool } = app.platform
  // The shop's first payment opens its account.
  await makeOrder(app, shop)
  const placed = await recordSent(pool, () => callGateway(url, key, orderGateway.place, checkout, app.now()))
  const [order] = placed.answer.data.orderList
  if (!order) throw new Error(placed.answer.message)
  const { orderNo, payPrice } = order
  const by = { payType: payType.is.wechat, payChannel: payChannel.is.miniProgram, payNo: `PAY${orderNo}` }
  const payment = { merId: shop.merId, orderNo, payPrice, ...by }
  const paid = await recordSent(pool, () => callGateway(url, key, orderGateway.pay, payment, app.now()))
  expect(paid.answer.isOk).toBe(true)
  // The note of the call with its limit, its outcome; the checkout's number; the rest is the shop's transaction.
  expect([placed.commits, paid.commits]).toEqual([4, 3])
  // Eight and six; a write that is sent along may be answered before the next one is sent.
  expect(placed.roundTrips).toBeLessThanOrEqual(10)
  expect(paid.roundTrips).toBeLessThanOrEqual(8)
  expect(placed.statements.length + paid.statements.length).toBeLessThanOrEqual(48)
})
