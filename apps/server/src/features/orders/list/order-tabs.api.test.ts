import { orderApi } from '@zhanggui/contract/order/order'
import { orderRefund, orderStatus, type OrderTab } from '@zhanggui/domain/order/order-codes'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { listByDeadline } from '#test/read/order.sql'

const app = setupTestApp()
const is = orderStatus.is
let shop: Shop
let token: string

/** Orders by the word for where they stand. */
const orders = new Map<string, string>()

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  const add = async (word: string, set: Parameters<typeof alterOrder>[3]) => {
    const { orderNo } = await makeOrder(app, shop)
    await alterOrder(app, shop, orderNo, set)
    orders.set(orderNo, word)
  }
  for (const status of orderStatus.codes) await add(String(status), { status })
  const refunded = { refund_status: orderRefund.is.whole }
  await add('refunded', refunded)
  await add('completed, refunded', { ...refunded, status: is.completed })
  await add('partly refunded', { refund_status: orderRefund.is.partly })
  await add('deleted', { status: is.completed, is_deleted_by_buyer: true })
  await add('cancelled, deleted', { status: is.cancelled, is_deleted_by_buyer: true })
})

/** What stands in each tab, the oldest first. */
const tabs: readonly (readonly [tab: OrderTab, words: readonly string[]])[] = [
  ['unPaid', ['0']],
  ['notShipped', ['1', '2', 'partly refunded']],
  ['dispatching', ['10', '11', '12', '13']],
  ['spike', ['4']],
  ['awaitVerification', ['3']],
  ['receiving', ['5']],
  ['complete', ['6']],
  ['refunded', ['refunded', 'completed, refunded']],
  ['cancel', ['9']],
  ['deleted', ['deleted', 'cancelled, deleted']],
]

test.each(tabs)('the tab %s', async (status, words) => {
  const { data } = await app.call(orderApi.list, { status, limit: 100 }, { token })
  expect(data.list.map(({ orderNo }) => orders.get(orderNo)).toReversed()).toEqual(words)
  expect(data.total).toBe(words.length)
})

test('the tab of all of them', async () => {
  const { data } = await app.call(orderApi.list, { status: 'all', limit: 100 }, { token })
  expect(data.list.map(({ orderNo }) => orderNo).toReversed()).toEqual([...orders.keys()])
  expect(data.total).toBe(17)
})

test('the counts of all tabs, as they are kept, under a filter that counts, and once they are folded', async () => {
  const wanted = {
    all: 17,
    unPaid: 1,
    notShipped: 3,
    dispatching: 4,
    spike: 1,
    verification: 1,
    receiving: 1,
    complete: 1,
    refunded: 2,
    cancel: 1,
    deleted: 2,
  }
  const counts = async (filter: object = {}) => (await app.call(orderApi.tabs, filter, { token })).data
  expect(await counts()).toMatchObject(wanted)
  expect(await counts({ dateLimit: 'today' })).toMatchObject(wanted)
  app.passTime(6000)
  await app.drainJobs()
  expect(await counts()).toMatchObject(wanted)
})

test.each([false, true])(
  'by deadline, page by page, a long list is as a short one (the last first: %s)',
  async (isFalling) => {
    const numbers = [...orders.keys()]
    for (const orderNo of numbers.slice(5, 12)) await alterOrder(app, shop, orderNo, { due_at: null })
    const sort = isFalling ? '-dueTime' : 'dueTime'
    const { data } = await app.call(orderApi.list, { status: 'all', sort, limit: 100 }, { token })
    expect(data.list.map(({ dueTime }) => dueTime === null).lastIndexOf(false)).toBe(9)
    expect(await listByDeadline(app, shop, isFalling, numbers.length)).toEqual(data.list.map(({ id }) => id))
  },
)
