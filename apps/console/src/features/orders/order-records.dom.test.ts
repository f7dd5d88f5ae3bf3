import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession, mayCall } from '#api/session.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { afterEach, expect, test } from 'vitest'
import { fakeRow } from './fake-order.ts'
import orderRecords from './order-records.ts'

afterEach(forgetSession)

test.each(['SH2', '小满', '9876'])(
  '%s finds five orders at most, each with its state and the way to it',
  async (words) => {
    const list = [fakeRow(2, { status: 4 })]
    const server = fakeServer().reply(orderApi.list, { page: 1, limit: 5, total: 1, totalPage: 1, list })
    await signInAtFake(server)
    expect(await orderRecords.find(words, new AbortController().signal)).toEqual([
      { id: 2, label: 'SH2', hint: '待收货 · 小满 · 240.50 元', path: '/order/list?open=SH2' },
    ])
    expect(server.calls(orderApi.list)).toEqual([{ status: 'all', keyword: words, limit: 5 }])
  },
)

test('whoever may not open an order is offered none', async () => {
  await signInAtFake(fakeServer(), [orderApi.list.permission])
  expect(orderRecords.calls.map((call) => mayCall(call))).toEqual([true, false])
})
