import { holidayApi } from '@zhanggui/contract/store/holiday'
import { orderStatus, orderType } from '@zhanggui/domain/order/order-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveConfig } from '#features/config/public'
import { findBalances } from '#features/ledger/public'
import { lockOrder, receiveOrder, updateOrder } from '#features/orders/public'
import { inPlatform } from '#platform/db/platform-db'
import type { JobKind } from '#platform/jobs/job'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder, type OrderTraits } from '#test/make/order'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { assignCourier, currentCouriers } from '#test/make/orders/dispatch.sql'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import { markOpenRefunds, markShipped } from '#test/make/orders/order-state.sql'
import { readEvents, readNotices } from '#test/read/order.sql'
import { stockTotals } from '#test/read/product.sql'
import { acceptTimeoutJob } from '../dispatch/accept-timeout.job.ts'
import { cancelOrderJob } from './cancel-order.job.ts'
import { completeOrderJob } from './complete-order.job.ts'
import { lateOrderJob } from './late-order.job.ts'
import { receiveOrderJob } from './receive-order.job.ts'
import { thawIncomeJob } from './thaw-income.job.ts'

const app = setupTestApp()
const DAY = 86_400_000
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const statusOf = async (orderNo: string) => (await inShop(app, shop, ({ db }) => lockOrder(db, orderNo))).status
const balances = () => inShop(app, shop, ({ db }) => findBalances(db))
async function pass(days: number) {
  app.passTime(days * DAY + 60_000)
  await app.drainJobs()
}
const set = (values: Record<string, string>) => inPlatform(app.platform.pool, (db) => saveConfig(db, values))

async function shipped(traits: OrderTraits = {}) {
  const order = await makeOrder(app, shop, traits)
  await markShipped(app, shop, order.orderNo, app.now())
  return order
}

describe('what was sent', () => {
  test('is received by itself after some days, completed some days later, and earned', async () => {
    const { orderNo, payFen } = await shipped()
    await pass(13)
    expect(await statusOf(orderNo)).toBe(orderStatus.is.shipped)
    // Whoever edits the order does not make the buyer wait longer.
    await inShop(app, shop, async (context) => {
      await updateOrder(context, (await lockOrder(context.db, orderNo)).id, { remark: '老顾客' })
    })
    await pass(1)
    expect(await statusOf(orderNo)).toBe(orderStatus.is.delivered)
    expect(await balances()).toMatchObject({ pending: payFen, balance: 0 })
    await pass(7)
    expect(await statusOf(orderNo)).toBe(orderStatus.is.completed)
    expect(await balances()).toMatchObject({ pending: 0, frozen: 0, balance: payFen })
    const events = (await readEvents(app, shop, orderNo)).slice(2)
    expect(events).toMatchObject([
      { kind: 'user_take_delivery', message: '系统自动收货', actor: 'system' },
      { kind: 'complete', message: '订单已完成', actor: 'system' },
    ])
  })

  test('waits while a refund is open, on the way and afterwards', async () => {
    const { orderNo } = await shipped()
    // Of whatever type it is.
    await alterOrder(app, shop, orderNo, { type: orderType.is.seckill })
    await markOpenRefunds(app, shop, orderNo, 1)
    await pass(15)
    expect(await statusOf(orderNo)).toBe(orderStatus.is.shipped)
    await markOpenRefunds(app, shop, orderNo, 0)
    await pass(1)
    expect(await statusOf(orderNo)).toBe(orderStatus.is.delivered)
    await markOpenRefunds(app, shop, orderNo, 1)
    await pass(8)
    expect(await statusOf(orderNo)).toBe(orderStatus.is.delivered)
  })
})

test('income is frozen from its node on for the platform’s days, and thaws once', async () => {
  await set({ merchant_share_node: 'receipt', merchant_share_freeze_time: '3' })
  try {
    const { orderNo, payFen } = await shipped()
    await inShop(app, shop, (context) => receiveOrder(context, { orderNo }, 'buyer'))
    expect(await balances()).toMatchObject({ pending: 0, frozen: payFen, balance: 0 })
    await pass(2)
    expect(await balances()).toMatchObject({ frozen: payFen })
    await pass(1)
    await pass(1)
    expect(await balances()).toMatchObject({ pending: 0, frozen: 0, balance: payFen })
  } finally {
    await set({ merchant_share_node: '', merchant_share_freeze_time: '' })
  }
})

test('payment can be the node; what was paid before that was said is frozen for a week once it is completed', async () => {
  const { orderNo, payFen: paidBefore } = await shipped()
  await set({ merchant_share_node: 'pay' })
  try {
    const { payFen } = await makeOrder(app, shop)
    expect(await balances()).toMatchObject({ pending: paidBefore, frozen: 0, balance: payFen })
    await inShop(app, shop, (context) => receiveOrder(context, { orderNo }, 'buyer'))
    await pass(7)
    expect(await balances()).toMatchObject({ pending: 0, frozen: paidBefore, balance: payFen })
    await pass(6)
    expect(await balances()).toMatchObject({ frozen: paidBefore, balance: payFen })
    await pass(1)
    expect(await balances()).toMatchObject({ pending: 0, frozen: 0, balance: payFen + paidBefore })
  } finally {
    await set({ merchant_share_node: '' })
  }
})

test('whatever two nodes do at once, and again, every timer acts once', async () => {
  const another = await app.startAnotherNode()
  const runEverywhere = async (job: JobKind, payload = {}) => {
    const once = () =>
      Promise.all([app.platform, another.platform].map((node) => job.run(jobContextOf(node, shop.merId, 1), payload)))
    await once()
    await once()
  }
  await set({ merchant_share_node: 'receipt', merchant_share_freeze_time: '3' })
  try {
    const unpaid = await makeOrder(app, shop, { isPaid: false })
    const [assigned, sent] = [await makeOrder(app, shop), await shipped()]
    const { orderNo, payFen } = sent
    const happened = async (made: { readonly orderNo: string }, kind: string) =>
      (await readEvents(app, shop, made.orderNo)).filter((event) => event.kind === kind).length
    const stockOf = async () => (await stockTotals(app, shop, unpaid.product.id))?.total ?? 0
    const held = await stockOf()
    await runEverywhere(cancelOrderJob, { orderNo: unpaid.orderNo })
    expect([await happened(unpaid, 'cancel_order'), (await stockOf()) - held]).toEqual([1, 2])

    await assignCourier(app, shop, assigned.orderNo)
    const [courier] = await currentCouriers(app, shop, assigned.orderNo)
    await runEverywhere(acceptTimeoutJob, { orderNo: assigned.orderNo, dispatchId: courier?.id ?? 0 })
    expect([await happened(assigned, 'dispatch_timeout'), await readNotices(app, shop, '派单超时')]).toMatchObject([
      1,
      [{}],
    ])

    app.passTime(14 * DAY + 60_000)
    await runEverywhere(lateOrderJob)
    expect(await readNotices(app, shop, '发货超时提醒')).toHaveLength(1)
    await runEverywhere(receiveOrderJob)
    expect([await happened(sent, 'user_take_delivery'), await balances()]).toMatchObject([1, { frozen: payFen }])
    app.passTime(3 * DAY)
    await runEverywhere(thawIncomeJob)
    expect(await balances()).toMatchObject({ frozen: 0, balance: payFen })
    app.passTime(4 * DAY)
    await runEverywhere(completeOrderJob)
    expect([await happened(sent, 'complete'), await statusOf(orderNo)]).toEqual([1, orderStatus.is.completed])
  } finally {
    await set({ merchant_share_node: '', merchant_share_freeze_time: '' })
    await another.stop()
  }
})

describe('an order that is not sent in time', () => {
  const notices = () => readNotices(app, shop, '发货超时提醒')

  test('is told once', async () => {
    const { orderNo } = await makeOrder(app, shop)
    await pass(1)
    expect(await notices()).toEqual([])
    await pass(1)
    await pass(1)
    expect(await notices()).toMatchObject([{ type: '3', content: `订单 ${orderNo} 已超过发货时限，请尽快发货` }])
  })

  test('has the days of a holiday besides', async () => {
    const now = app.now().getTime()
    const closed = { startTime: new Date(now + DAY), endTime: new Date(now + 4 * DAY), note: '盘点', isBookable: true }
    await app.call(holidayApi.add, closed, { token: shop.owner.token })
    await makeOrder(app, shop)
    await pass(3)
    expect(await notices()).toEqual([])
    await pass(2)
    expect(await notices()).toHaveLength(1)
  })

  test('has the days of a holiday that was announced after it was paid, and no more once it is called off', async () => {
    const { orderNo } = await makeOrder(app, shop)
    const dueAt = async () => (await inShop(app, shop, ({ db }) => lockOrder(db, orderNo))).dueAt?.getTime() ?? 0
    const first = await dueAt()
    const start = app.now().getTime() + DAY
    const holiday = { startTime: new Date(start), endTime: new Date(start + 3 * DAY), note: '', isBookable: false }
    const { token } = shop.owner
    const { id } = (await app.call(holidayApi.add, holiday, { token })).data
    expect(await dueAt()).toBe(first + 3 * DAY)
    await app.call(holidayApi.update, { ...holiday, id, endTime: new Date(start + 2 * DAY) }, { token })
    expect(await dueAt()).toBe(first + 2 * DAY)
    await app.call(holidayApi.delete, { id }, { token })
    expect(await dueAt()).toBe(first)
  })
})
