import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen } from '@testing-library/react'
import { capitalFlowApi, type FlowRow } from '@zhanggui/contract/finance/capital-flow'
import { transactionType } from '@zhanggui/domain/finance/flow-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import CapitalFlowPage from './capital-flow.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })

const of = { uid: 5, nickName: '小满', linkNo: 'SH1', createTime: new Date('2026-11-17T02:00:00Z') }
const paid: FlowRow = {
  ...of,
  id: 1,
  orderNo: 'SH1',
  type: transactionType.is.pay,
  pm: 1,
  amount: toFen(22_640),
  difference: toFen(0),
  mark: '订单SH1支付240.50元，商户收入226.40元',
}
const refunded: FlowRow = {
  ...of,
  id: 2,
  orderNo: 'RE1',
  type: transactionType.is.refund,
  pm: 0,
  amount: toFen(9036),
  difference: toFen(1),
  mark: '订单SH1退款96.00元',
}
const sums = { payNum: 1, payAmount: toFen(22_640), refundNum: 1, refundAmount: toFen(9036), balance: toFen(13_604) }

afterEach(forgetSession)

async function open(address: string, permissions?: readonly string[]) {
  const server = fakeServer()
    .reply(capitalFlowApi.list, {
      page: 1,
      limit: 20,
      total: 10_000,
      isPartial: true,
      totalPage: 500,
      list: [refunded, paid],
    })
    .reply(capitalFlowApi.sums, sums)
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <CapitalFlowPage />
    </ConfigProvider>,
    address,
  )
  await screen.findByText('净额')
  return server
}
const hrefOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('each line leads to its order or refund, and says with its sign which way the money went', async () => {
  await open('/finance/capitalFlow')
  expect(await screen.findByText('-¥90.36')).toBeDefined()
  expect(hrefOf('RE1')).toEqual([expect.stringContaining('/order/refund?open=RE1')])
  expect(hrefOf('SH1')).toHaveLength(2)
  expect(screen.getByText('共 10000+ 条')).toBeDefined()
  expect(screen.getAllByText(/账目差额/).map(({ textContent }) => textContent)).toEqual(['账目差额 ¥0.01'])
})

const day = 'dateLimit=2026-11-17,2026-11-17'

test('a day leads back to its bill', async () => {
  await open(`/finance/capitalFlow?${day}`)
  expect(hrefOf('查看对应账单')).toEqual(['/finance/statement?open=20261117'])
})

test('without the right to see bills nothing leads to one', async () => {
  await open(`/finance/capitalFlow?${day}`, [capitalFlowApi.list.permission])
  expect(screen.queryByRole('link', { name: '查看对应账单' })).toBeNull()
})

test('a part of a day is no bill', async () => {
  await open(`/finance/capitalFlow?${day}&type=pay_order`)
  expect(screen.queryByRole('link', { name: '查看对应账单' })).toBeNull()
})

test('without the right to see orders and refunds their numbers are no links', async () => {
  await open('/finance/capitalFlow', [capitalFlowApi.list.permission])
  expect(await screen.findByText('RE1')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^(?:SH|RE)/ })).toBeNull()
})
