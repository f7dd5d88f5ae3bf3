import { expect, test } from 'vitest'
import type { Fen } from '../kernel/money.ts'
import { isAgreedByItself, shipBy, whyNotShipHours } from './order-rules.ts'

const fen = (amount: number) => amount as Fen

test.each([
  [undefined, false, 1, false],
  [5000, false, 5000, true],
  [5000, false, 5001, false],
  [5000, true, 1, false],
])('up to %j, shipped %j: a refund of %i is agreed by itself: %j', (limit, isShipped, amount, isAgreed) => {
  const rules = { autoRefundFen: limit === undefined ? undefined : fen(limit), shipWithinHours: 48 }
  expect(isAgreedByItself(rules, { isShipped, amountFen: fen(amount) })).toBe(isAgreed)
})

test('the time to ship stays within the platform’s limit', () => {
  expect([0, 73].map((hours) => whyNotShipHours(hours, 72))).toEqual(['发货时限为1~72小时', '发货时限为1~72小时'])
  expect([1, 72].map((hours) => whyNotShipHours(hours, 72))).toEqual([undefined, undefined])
})

test('an order that is paid on a holiday waits for its end', () => {
  const [paidAt, endsAt] = [new Date('2026-02-16T00:00:00Z'), new Date('2026-02-20T00:00:00Z')]
  const closures = [{ startsAt: new Date('2026-02-15T00:00:00Z'), endsAt, takesBookings: true }]
  expect(shipBy({ shipWithinHours: 24 }, closures, paidAt)).toEqual(new Date('2026-02-21T00:00:00Z'))
})
