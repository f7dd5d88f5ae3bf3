import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession, mayCall } from '#api/session.ts'
import { refundApi } from '@zhanggui/contract/order/refund'
import { afterEach, expect, test } from 'vitest'
import { fakeRefund } from './fake-refund.ts'
import refundRecords from './refund-records.ts'

afterEach(forgetSession)

const query = { refundStatus: 9, limit: 5 }

test.each([
  ['re123', { refundOrderNo: 'RE123' }],
  ['sh01234567', { orderNo: 'SH01234567' }],
  ['PT01234567', { orderNo: 'PT01234567' }],
  ['01234567', { orderNo: '01234567' }],
  ['1234567', { searchType: 'all', content: '1234567' }],
  ['小林', { searchType: 'all', content: '小林' }],
  ['RE小林', { searchType: 'all', content: 'RE小林' }],
])('%s is looked for where such words stand', async (words, asked) => {
  const server = fakeServer().reply(refundApi.list, {
    page: 1,
    limit: 5,
    total: 1,
    totalPage: 1,
    list: [fakeRefund(3)],
  })
  await signInAtFake(server)
  expect(await refundRecords.find(words, new AbortController().signal)).toEqual([
    { id: 3, label: 'RE3', hint: '待审核 · 顾客3 · 96.00 元', path: '/order/refund?open=RE3' },
  ])
  expect(server.calls(refundApi.list)).toEqual([{ ...query, ...asked }])
})

test('whoever may not open a refund is offered none', async () => {
  await signInAtFake(fakeServer(), [refundApi.list.permission])
  expect(refundRecords.calls.map((call) => mayCall(call))).toEqual([true, false])
})
