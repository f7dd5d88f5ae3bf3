import { expect, test } from 'vitest'
import { billOfDays, daysOfBill, flowOfBill } from './finance-paths.ts'

const now = new Date('2026-11-18T02:00:00Z')

test('a bill leads to the lines of its days', () => {
  expect([daysOfBill('2026-02'), daysOfBill('2026-02-03')]).toEqual(['2026-02-01,2026-02-28', '2026-02-03,2026-02-03'])
  expect(flowOfBill('2026-02-03')).toBe('/finance/capitalFlow?dateLimit=2026-02-03%2C2026-02-03')
})

test('the lines of a day or a month lead back to its bill', () => {
  expect(billOfDays('2026-02-03,2026-02-03', now)).toBe('/finance/statement?open=20260203')
  expect(billOfDays('2026-02-01,2026-02-28', now)).toBe('/finance/statement?tab=month&open=20260201')
  expect(billOfDays('today', now)).toBe('/finance/statement?open=20261118')
  for (const days of ['2026-02-01,2026-02-27', 'lately7', '']) expect(billOfDays(days, now)).toBeUndefined()
})
