import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, within } from '@testing-library/react'
import { type BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import PrintMonthPage from './print-month.page.tsx'
import StatementPage from './statement.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })

const fen = toFen
const none = fen(0)
const bill = (difference: number): BillRow => ({
  id: 20261117,
  dataDate: '2026-11-17',
  isOpen: false,
  orderReceivable: none,
  orderRealIncome: none,
  platCouponPrice: none,
  integralPrice: none,
  payNum: 0,
  orderRefundable: fen(9900),
  orderRealRefund: fen(9600),
  refundPlatCouponPrice: fen(200),
  refundIntegralPrice: fen(100),
  refundNum: 1,
  realIncome: fen(-9900),
  handlingFee: fen(-480),
  payHandlingFee: none,
  refundHandlingFee: fen(480),
  brokerage: fen(-384),
  brokeragePrice: none,
  refundBrokeragePrice: fen(384),
  actualExpenditure: fen(-864),
  currentDayBalance: fen(-9036),
  flowAmount: fen(-9036 - difference),
  difference: fen(difference),
})

afterEach(forgetSession)

async function open(row: BillRow, address: string) {
  const page = { page: 1, limit: 20, total: 1, totalPage: 1, list: [row] }
  const server = fakeServer().reply(statementApi.days, page).reply(statementApi.months, page)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <StatementPage />
    </ConfigProvider>,
    address,
  )
  return server
}

test('a day of refunds is shown as a loss, and leads to its lines', async () => {
  await open(bill(0), '/finance/statement')
  await screen.findByRole('link', { name: '2026-11-17' })
  expect(screen.getByText('-¥90.36')).toBeDefined()
  expect(screen.queryByText(/与流水差额/)).toBeNull()
  const flow = screen.getByRole('link', { name: '资金流水' })
  expect(flow.getAttribute('href')).toBe('/finance/capitalFlow?dateLimit=2026-11-17%2C2026-11-17')
})

test('what does not add up is told in the list and in the bill', async () => {
  await open(bill(1), '/finance/statement?open=20261117')
  expect(await screen.findByText(/与流水差额/)).toBeDefined()
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('账单与资金流水不一致')).toBeDefined()
})

test('months ask for months', async () => {
  const server = await open(bill(0), '/finance/statement?tab=month&dateLimit=2026-01,2026-11')
  await screen.findByText('当月结余')
  expect(server.calls(statementApi.months)).toMatchObject([{ dateLimit: '2026-01,2026-11' }])
})

test('a month is printed with its days, and their sum at the foot', async () => {
  const taken = { orderReceivable: fen(12_000), payNum: 3, currentDayBalance: fen(11_000) }
  const month = { ...bill(0), ...taken, id: 202611, dataDate: '2026-11', isOpen: true }
  const days = [{ ...bill(0), ...taken, dataDate: '2026-11-16', id: 20261116 }, bill(0)]
  const server = fakeServer().reply(statementApi.month, {
    merchant: '青禾茶业',
    printedAt: '2026-11-18 14:00:00',
    bill: month,
    days,
  })
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Routes>
        <Route path="/print/:month" element={<PrintMonthPage />} />
      </Routes>
    </ConfigProvider>,
    '/print/2026-11',
  )
  await screen.findByRole('heading', { name: '青禾茶业 · 2026-11 月账单' })
  expect(screen.getByText(/打印时间 2026-11-18 14:00:00（本月尚未结束）/)).toBeDefined()
  const table = within(screen.getByRole('table', { name: '每日明细' }))
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['日期', '应收', '应收笔数', '应退', '应退笔数', '手续费', '佣金', '结余'],
    ['2026-11-16', '¥120.00', '3', '¥99.00', '1', '-¥4.80', '-¥3.84', '¥110.00'],
    ['2026-11-17', '¥0.00', '0', '¥99.00', '1', '-¥4.80', '-¥3.84', '-¥90.36'],
    ['合计', '¥120.00', '3', '¥99.00', '1', '-¥4.80', '-¥3.84', '¥110.00'],
  ])
  expect(server.calls(statementApi.month)).toEqual([{ month: '2026-11' }])
  expect(screen.getByRole('button', { name: /打\s?印/ })).toHaveProperty('disabled', false)
})
