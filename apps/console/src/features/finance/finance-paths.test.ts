import { expect, test } from 'vitest'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { billOfDays, daysOfBill, flowOfBill, todaysBill } from './finance-paths.ts'

const now = new Date('2026-11-18T02:00:00Z')

test('a bill leads to the lines of its days', () => {
  expect([daysOfBill('2026-02'), daysOfBill('2026-02-03')]).toEqual(['2026-02-01,2026-02-28', '2026-02-03,2026-02-03'])
  expect(flowOfBill('2026-02-03')).toBe('/finance/capitalFlow?dateLimit=2026-02-03%2C2026-02-03')
})

test('the lines of a day or a month lead back to its bill', () => {
  const { days: call, months } = statementApi
  expect(billOfDays('2026-02-03,2026-02-03', now)).toEqual({ to: '/finance/statement?open=20260203', call })
  const month = { to: '/finance/statement?tab=month&open=20260201', call: months }
  expect(billOfDays('2026-02-01,2026-02-28', now)).toEqual(month)
  expect(billOfDays('today', now)).toEqual({ to: '/finance/statement?open=20261118', call })
  for (const days of ['2026-02-01,2026-02-27', 'lately7', '']) expect(billOfDays(days, now)).toBeUndefined()
})

test('today begins at midnight in Shanghai', () => {
  expect(todaysBill(new Date('2026-11-18T15:59:59Z')).to).toBe('/finance/statement?open=20261118')
  expect(todaysBill(new Date('2026-11-18T16:00:00Z')).to).toBe('/finance/statement?open=20261119')
})
