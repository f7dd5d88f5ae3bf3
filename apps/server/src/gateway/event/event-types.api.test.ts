import { eventGateway } from '@zhanggui/contract/gateway/event/event'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { refundApi } from '@zhanggui/contract/order/refund'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { type EventType, eventType } from '@zhanggui/domain/event/event-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { cancelledBy } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#features/orders/public'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeParcel } from '#test/make/orders/parcel'
import { linesOf, makeRefund, orderOf } from '#test/make/orders/refund'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { callGateway } from '../access/gateway-client.ts'
import type { IssuedKey } from '../access/issue-key.ts'

// What each type of event is told of, as docs/events.md says: the table there and this one change together.

const app = setupTestApp()
let key: IssuedKey
let shop: Shop
beforeAll(async () => {
  ;[key, shop] = await Promise.all([makeKey(app), makeShop(app)])
})

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const answer = await app.call(endpoint, input, { token: shop.owner.token })
  expect(answer).toMatchObject({ code: 200 })
  return answer.data
}
async function callAsShopFront<E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) {
  const answer = await callGateway(app.url, key, endpoint, input, app.now())
  expect(answer).toMatchObject({ isOk: true })
  return answer.data
}

const reason = '装错'
const express = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF9' } as const
const carried = { ...express, expressName: '顺丰速运', deliveryCarrier: '' }
const unpaid = () => makeOrder(app, shop, { isPaid: false })
const merchant = () => ({ merId: shop.merId })
const lineOf = async (orderNo: string) => (await linesOf(app, shop, orderNo))[0]?.id ?? 0
const invoiceOf = async (orderNo: string, purpose = 'order') =>
  (await call(orderApi.shipments, { orderNo })).find((parcel) => parcel.purpose === purpose)?.id ?? 0

async function exchange(orderNo: string, purpose: 'exchange' | 'resend') {
  const what = { orderNo, purpose, orderDetailId: await lineOf(orderNo), num: 1, reason, ...express }
  await call(orderChangeApi.exchange, what)
  return { id: await invoiceOf(orderNo, purpose), line: what.orderDetailId }
}

async function verified() {
  const { orderNo, verifyCode } = await makePickUp(app, shop)
  await call(orderApi.verify, { verifyCode })
  return orderNo
}

async function refundOf(audit: Omit<InputOf<typeof refundApi.audit>, 'refundOrderNo'>) {
  const { orderNo, refundOrderNo } = await makeRefund(app, shop)
  await call(refundApi.audit, { refundOrderNo, ...audit })
  await app.drainJobs()
  return { orderNo, refundOrderNo }
}

/** Two orders in one box; the number of the box is put right. */
async function editBox() {
  const orders = [await makeOrder(app, shop), await makeOrder(app, shop)].map(({ orderNo }) => orderNo)
  const ids = await Promise.all(orders.map(async (orderNo) => (await orderOf(app, shop, orderNo)).id))
  const box = { expressCode: 'zhongtong', expressNumber: 'ZT8', parcel: 1 }
  await call(shipDeskApi.ship, { rows: ids.map((orderId) => ({ orderId, ...box })) })
  const { deliveryType: _, ...edited } = express
  await call(orderApi.editShipment, { id: await invoiceOf(orders[0] ?? ''), ...edited })
  return orders
}

interface Told {
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
}
const told = (orderNo: string, data: object = {}): Told => ({ subject: orderNo, data: { orderNo, ...data } })
const sentParcel = (orderNo: string, invoiceId: number, more: object = {}) =>
  told(orderNo, { invoiceId, purpose: 'order', ...carried, ...more })

const cases: readonly (readonly [string, EventType, () => Promise<Told | readonly Told[]>])[] = [
  [
    'the shop front says that it is paid',
    'order.paid',
    async () => {
      const { orderNo, payFen } = await unpaid()
      const payPrice = toFen(payFen)
      const paid = { ...merchant(), orderNo, payType: 'weixin', payChannel: 'mini', payNo: `P${orderNo}` } as const
      await callAsShopFront(orderGateway.pay, { ...paid, payPrice })
      return told(orderNo, { payType: 'weixin', payPrice: (payFen / 100).toFixed(2) })
    },
  ],
  [
    'the buyer cancels',
    'order.cancelled',
    async () => {
      const { orderNo } = await unpaid()
      await callAsShopFront(orderGateway.cancel, { ...merchant(), orderNo })
      return told(orderNo, { cancelStatus: 2 })
    },
  ],
  [
    'nobody has paid in time',
    'order.cancelled',
    async () => {
      const { orderNo } = await unpaid()
      await inShop(app, shop, (context) => cancelOrder(context, { orderNo }, cancelledBy.is.system))
      return told(orderNo, { cancelStatus: 1 })
    },
  ],
  [
    'the shop closes it',
    'order.cancelled',
    async () => {
      const { orderNo } = await unpaid()
      await call(orderChangeApi.close, { orderNo, reason })
      return told(orderNo, { cancelStatus: 3 })
    },
  ],
  [
    'the shop takes something off',
    'order.price_changed',
    async () => {
      const { orderNo, payFen } = await unpaid()
      await call(orderChangeApi.editPrice, { orderNo, payPrice: toFen(payFen - 105), reason })
      return told(orderNo, { payPrice: ((payFen - 105) / 100).toFixed(2) })
    },
  ],
  [
    'it is sent',
    'order.shipped',
    async () => {
      const { orderNo, id } = await makeParcel(app, shop, { number: 'SF9' })
      return sentParcel(orderNo, id, { detailList: [{ orderDetailId: await lineOf(orderNo), num: 2 }] })
    },
  ],
  ...(['exchange', 'resend'] as const).map(
    (purpose) =>
      [
        `goods go out once more (${purpose})`,
        'order.shipped',
        async () => {
          const { orderNo, id: first } = await makeParcel(app, shop, { number: 'SF9' })
          const { id, line } = await exchange(orderNo, purpose)
          return [
            sentParcel(orderNo, first, { detailList: [{ orderDetailId: line, num: 2 }] }),
            sentParcel(orderNo, id, { purpose, detailList: [{ orderDetailId: line, num: 1 }] }),
          ]
        },
      ] as const,
  ),
  [
    'a box of two orders is put right',
    'order.delivery_changed',
    async () => Promise.all((await editBox()).map(async (orderNo) => sentParcel(orderNo, await invoiceOf(orderNo)))),
  ],
  [
    'a parcel is taken back',
    'order.unshipped',
    async () => {
      const { orderNo, id } = await makeParcel(app, shop)
      await call(orderChangeApi.unship, { id, reason })
      return told(orderNo, { invoiceId: id })
    },
  ],
  [
    'what went out once more is taken back',
    'order.unshipped',
    async () => {
      const { orderNo } = await makeParcel(app, shop)
      const { id } = await exchange(orderNo, 'resend')
      await call(orderChangeApi.unship, { id, reason })
      return told(orderNo, { invoiceId: id })
    },
  ],
  ['the code is verified', 'order.verified', async () => told(await verified())],
  [
    'the verification is taken back',
    'order.unverified',
    async () => {
      const orderNo = await verified()
      await call(verifyDeskApi.undo, { orderNo })
      return told(orderNo)
    },
  ],
  [
    'the buyer has it',
    'order.received',
    async () => {
      const { orderNo } = await makeParcel(app, shop)
      await callAsShopFront(orderGateway.receive, { ...merchant(), orderNo })
      return told(orderNo)
    },
  ],
  [
    'the buyer asks for money back',
    'refund.applied',
    async () => {
      const { orderNo, refundOrderNo } = await makeRefund(app, shop)
      return told(orderNo, { refundOrderNo, orderDetailId: await lineOf(orderNo), num: 1, refundPrice: '9.90' })
    },
  ],
  [
    'the money is back',
    'refund.refunded',
    async () => {
      const { orderNo, refundOrderNo } = await refundOf({ auditType: 'success' })
      return told(orderNo, { refundOrderNo, orderDetailId: await lineOf(orderNo), num: 1, refundPrice: '9.90' })
    },
  ],
  [
    'the shop says no',
    'refund.closed',
    async () => {
      const { orderNo, refundOrderNo } = await refundOf({ auditType: 'refuse', reason: '已发货' })
      return told(orderNo, { refundOrderNo, refundStatus: refundStatus.is.refused })
    },
  ],
]

test.each(cases)('%s: %s', async (_, type, act) => {
  const read = async (after: number) => callAsShopFront(eventGateway.list, { ...merchant(), after, limit: 100 })
  const { lastNo } = await read(0)
  const wanted = [await act()].flat()
  const { list } = await read(lastNo)
  const heard = list.filter((event) => event.type === type).map(({ subject, data }) => ({ subject, data }))
  expect(heard.toSorted((a, b) => a.subject.localeCompare(b.subject))).toEqual(
    wanted.toSorted((a, b) => a.subject.localeCompare(b.subject)),
  )
})

test('no type of an event is left out', () => {
  // Of stock the feed tells with each order: events-out.api.test.ts.
  const asserted = new Set<string>([...cases.map(([, type]) => type), eventType.is.stockMoved])
  expect(eventType.codes.filter((type) => !asserted.has(type))).toEqual([])
})
