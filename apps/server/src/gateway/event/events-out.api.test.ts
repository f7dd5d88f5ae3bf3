import { eventGateway } from '@zhanggui/contract/gateway/event/event'
import { webhookGateway } from '@zhanggui/contract/gateway/event/webhook'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { noticeApi } from '@zhanggui/contract/notice'
import { orderApi } from '@zhanggui/contract/order/order'
import { webhookApi } from '@zhanggui/contract/event/webhook'
import type { EventType } from '@zhanggui/domain/event/event-codes'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { makeRefund } from '#test/make/orders/refund'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { receiverAnswers, serveReceiver } from '#test/outside/event-receiver'
import { logLines } from '#test/read/log.sql'
import { callGateway } from '../access/gateway-client.ts'
import type { IssuedKey } from '../access/issue-key.ts'

const HOUR = 3_600_000
const app = setupTestApp({ WEBHOOK_NETWORKS: '127.0.0.1' })
const receiver = serveReceiver()
const { state } = receiver
let shop: Shop
let key: IssuedKey
let token: string
beforeAll(async () => {
  key = await makeKey(app)
})
beforeEach(async () => {
  shop = await makeShop(app)
  ;({ token } = shop.owner)
  Object.assign(state, { heard: [], wrong: 0, answer: receiverAnswers.ok })
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => app.call(endpoint, input, { token })
/** Days later nobody is signed in any more. */
async function signInAnew() {
  const permissions = [...new Set(Object.values(webhookApi).map(({ permission }) => permission))]
  ;({ token } = await makeStaff(app, shop, { permissions }))
}
const feed = async (after = 0, limit = 100) =>
  (await callGateway(app.url, key, eventGateway.list, { merId: shop.merId, after, limit }, app.now())).data
const send = (orderNo: string) =>
  call(orderApi.send, {
    orderNo,
    deliveryType: 'express',
    isSplit: false,
    expressCode: 'shunfeng',
    expressNumber: 'SF1',
  })

async function listen(types: EventType[] = [], url = receiver.url) {
  const input = { merId: shop.merId, name: '仓库系统', url, types }
  const { data } = await callGateway(app.url, key, webhookGateway.add, input, app.now())
  state.secret = data.secret
  return data.id
}
const row = async () => (await call(webhookApi.list, {})).data[0]
const deliveries = async (webhookId: number) => (await call(webhookApi.deliveries, { webhookId })).data.list
const heardTypes = () => state.heard.map(({ type }) => type)

describe('the feed', () => {
  test('tells what happened, numbered without gaps, and nothing of whom', async () => {
    const { orderNo } = await makeOrder(app, shop)
    await send(orderNo)
    const { list, firstNo, lastNo } = await feed()
    expect(list.map(({ type }) => type)).toEqual(['stock.moved', 'order.paid', 'order.shipped'])
    expect(list.map(({ no }) => no)).toEqual([1, 2, 3])
    expect([firstNo, lastNo]).toEqual([1, 3])
    expect(list[2]).toMatchObject({
      subject: orderNo,
      data: { orderNo, expressNumber: 'SF1', expressName: '顺丰速运' },
    })
    expect(list[0]?.data).toMatchObject({ before: 100, after: 98, orderNo })
    expect(JSON.stringify(list)).not.toMatch(/林小茶|138\d{8}|西湖区/)
    expect((await feed(1, 1)).list.map(({ no }) => no)).toEqual([2])
    expect((await feed(3)).list).toEqual([])
  })

  test('nothing is told of what is rolled back, and each shop has numbers of its own', async () => {
    const product = await makeProduct(app, shop, { stock: 1 })
    await expect(makeOrder(app, shop, { product, pieces: [2] })).rejects.toThrow('库存不足')
    expect((await feed()).lastNo).toBe(0)
    await makeOrder(app, await makeShop(app))
    expect((await feed()).lastNo).toBe(0)
  })

  test('whatever is told at the same time has numbers one after the other', async () => {
    const products = await Promise.all([1, 2, 3, 4].map(() => makeProduct(app, shop, { stock: 100 })))
    await Promise.all(products.map((product, no) => makeOrder(app, shop, { product, uid: 2000 + no })))
    const { list } = await feed()
    expect(list.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('refunds are told when they are applied for', async () => {
    const { refundOrderNo, orderNo } = await makeRefund(app, shop)
    const { list } = await feed()
    expect(list.at(-1)).toMatchObject({ type: 'refund.applied', subject: orderNo, data: { refundOrderNo, num: 1 } })
  })
})

describe('a webhook', () => {
  test('hears what happens from then on, signed, of the kinds that it wants', async () => {
    const { orderNo } = await makeOrder(app, shop)
    await listen(['order.shipped'])
    await send(orderNo)
    await app.drainJobs()
    expect(state.heard).toMatchObject([{ type: 'order.shipped', subject: orderNo, merId: shop.merId }])
    expect(state.wrong).toBe(0)
    expect(await row()).toMatchObject({ waiting: 0, failed: 0, failingSince: null })
    expect((await row())?.deliveredTime).not.toBeNull()
    expect((await logLines(app, shop)).map(({ method }) => method)).toContain('webhook.add')
  })

  test('its secret is shown once, and another one signs after it was changed', async () => {
    const id = await listen(['order.paid'])
    expect(JSON.stringify((await call(webhookApi.list, {})).data)).not.toContain(state.secret)
    const { data } = await callGateway(app.url, key, webhookGateway.rotate, { merId: shop.merId, id }, app.now())
    expect(data.secret).not.toBe(state.secret)
    state.secret = data.secret
    await makeOrder(app, shop)
    await app.drainJobs()
    expect([heardTypes(), state.wrong]).toEqual([['order.paid'], 0])
  })

  test('an order that does not get through holds up itself alone, and is heard in order', async () => {
    await listen(['order.paid', 'order.shipped'])
    let first: string | undefined
    state.answer = (response, { subject }) =>
      (subject === (first ??= subject) ? receiverAnswers.broken : receiverAnswers.ok)(response)
    const stuck = await makeOrder(app, shop)
    await app.drainJobs()
    const other = await makeOrder(app, shop)
    await send(stuck.orderNo)
    await send(other.orderNo)
    await app.drainJobs()
    const of = (orderNo: string) => state.heard.filter(({ subject }) => subject === orderNo).map(({ type }) => type)
    expect(of(stuck.orderNo)).toEqual(['order.paid'])
    expect(of(other.orderNo)).toEqual(['order.paid', 'order.shipped'])
    state.answer = receiverAnswers.ok
    app.passTime(HOUR)
    await app.drainJobs()
    expect(of(stuck.orderNo)).toEqual(['order.paid', 'order.paid', 'order.shipped'])
  })

  test('is tried eight times in a day, with a log, and again when somebody asks for it', async () => {
    const id = await listen(['order.paid'])
    state.answer = receiverAnswers.broken
    await makeOrder(app, shop)
    await app.drainJobs()
    expect(await deliveries(id)).toMatchObject([{ status: 0, attempts: 1, tries: [{ outcome: '500' }] }])
    for (let hour = 0; hour < 40; hour += 2) {
      app.passTime(2 * HOUR)
      await app.drainJobs()
    }
    await signInAnew()
    const [delivery] = await deliveries(id)
    expect(delivery).toMatchObject({ status: 2, attempts: 8, nextTime: null })
    expect(delivery?.tries).toHaveLength(8)
    expect(heardTypes()).toHaveLength(8)
    expect(await row()).toMatchObject({ failed: 1, isOn: true })
    state.answer = receiverAnswers.ok
    expect((await call(webhookApi.replay, { id })).data).toEqual({ events: 1 })
    await app.drainJobs()
    expect(await deliveries(id)).toMatchObject([{ status: 1, attempts: 1 }])
    // What has arrived can be sent again too.
    expect((await call(webhookApi.replay, { id, no: delivery?.no })).data).toEqual({ events: 1 })
    await app.drainJobs()
    expect(heardTypes()).toHaveLength(10)
    expect(await call(webhookApi.replay, { id, no: 99 })).toMatchObject({ code: 404, message: '事件不存在' })
  })

  test('is switched off after three days without an arrival; switched on, it goes on where it stopped', async () => {
    const id = await listen(['order.paid'])
    state.answer = receiverAnswers.broken
    await makeOrder(app, shop)
    await app.drainJobs()
    app.passTime(73 * HOUR)
    await makeOrder(app, shop)
    await app.drainJobs()
    await signInAnew()
    expect(await row()).toMatchObject({ isOn: false, offReason: '连续 3 天推送失败（500），已自动关闭' })
    const { data } = await call(noticeApi.list, {})
    expect(data.list.find(({ title }) => title === '事件推送已关闭')).toMatchObject({ url: '/operation/webhooks' })
    expect(await call(webhookApi.replay, { id })).toMatchObject({ message: '推送已关闭，请先打开' })
    state.heard.length = 0
    const missed = await makeOrder(app, shop)
    await app.drainJobs()
    expect(state.heard).toEqual([])
    state.answer = receiverAnswers.ok
    await call(webhookApi.switch, { id, isOn: true })
    app.passTime(24 * HOUR)
    await app.drainJobs()
    await signInAnew()
    expect(state.heard.map(({ subject }) => subject)).toContain(missed.orderNo)
    expect(await row()).toMatchObject({ isOn: true, offReason: '', failingSince: null })
  })

  test('inside the network nothing is called that the operator has not named', async () => {
    await listen(['order.paid'], `http://127.0.0.2:${receiver.port}/hook`)
    await makeOrder(app, shop)
    await app.drainJobs()
    expect(state.heard).toEqual([])
    expect((await row())?.failingSince).not.toBeNull()
  })

  test('there are five at most, and none of another shop', async () => {
    const id = await listen()
    const other = await makeShop(app)
    const elsewhere = { merId: other.merId, id }
    for (const endpoint of [webhookGateway.update, webhookGateway.rotate, webhookGateway.delete]) {
      expect(await callGateway(app.url, key, endpoint, elsewhere, app.now())).toMatchObject({
        message: '推送地址不存在',
      })
    }
    for (let no = 2; no <= 5; no += 1) await listen()
    const draft = { merId: shop.merId, name: '第六个', url: receiver.url, types: [] }
    expect(await callGateway(app.url, key, webhookGateway.add, draft, app.now())).toMatchObject({
      message: '每个商户最多5个推送地址',
    })
    await callGateway(app.url, key, webhookGateway.delete, { merId: shop.merId, id }, app.now())
    expect((await call(webhookApi.list, {})).data).toHaveLength(4)
  })

  test.each([
    [{ url: 'ftp://example.com' }, '推送地址不正确'],
    [{ url: `https://example.com/${'a'.repeat(500)}` }, '推送地址不能超过500个字符'],
    [{ url: 'https://me:secret@example.com' }, '推送地址不能包含账号'],
    [{ name: '' }, '名称不能为空'],
  ])('an address like %j is refused', async (wrong, message) => {
    const draft = { merId: shop.merId, name: '仓库', url: receiver.url, types: [], ...wrong }
    const reply = await callGateway(app.url, key, webhookGateway.add, draft, app.now())
    expect(JSON.stringify(reply)).toContain(message)
    expect((await call(webhookApi.list, {})).data).toEqual([])
  })

  test('the same job on two nodes tells nothing twice', async () => {
    const another = await app.startAnotherNode()
    await listen(['order.paid'])
    for (let no = 0; no < 4; no += 1) await makeOrder(app, shop)
    await app.drainJobs()
    await another.stop()
    expect(new Set(state.heard.map(({ no }) => no)).size).toBe(4)
    expect(state.heard).toHaveLength(4)
    // Nothing is left of the transaction's own bookkeeping.
    await inShop(app, shop, ({ db }) => Promise.resolve(expect(db.takeTold()).toEqual([])))
  })
})
