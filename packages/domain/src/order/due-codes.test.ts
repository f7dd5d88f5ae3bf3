import { expect, test } from 'vitest'
import { dueBefore } from './due-codes.ts'

test('today ends at midnight in the shop; what is late is late by the clock', () => {
  const now = new Date('2026-03-01T15:59:00Z')
  expect(dueBefore('today', now)).toEqual(new Date('2026-03-01T16:00:00Z'))
  expect(dueBefore('now', now)).toEqual(now)
  expect(dueBefore('24h', now)).toEqual(new Date('2026-03-02T15:59:00Z'))
  expect(dueBefore('today', new Date('2026-03-01T16:00:00Z'))).toEqual(new Date('2026-03-02T16:00:00Z'))
})
