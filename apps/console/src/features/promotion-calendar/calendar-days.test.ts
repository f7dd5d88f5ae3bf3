import { expect, test } from 'vitest'
import { daysOf, spanIn, stepFrom } from './calendar-days.ts'

const at = (text: string) => new Date(`${text}+08:00`)

test('a month has its days, a week begins on Monday', () => {
  expect(daysOf('month', '2028-02-10')).toHaveLength(29)
  expect(daysOf('week', '2026-11-18')).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  )
})

test('steps go over the ends of months and years', () => {
  expect(stepFrom('month', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepFrom('month', '2026-03-31', -1)).toBe('2026-02-01')
  expect(stepFrom('week', '2026-12-31', 1)).toBe('2027-01-07')
})

test('what begins before or ends after is cut; midnight belongs to the day before', () => {
  const days = daysOf('week', '2026-11-18')
  expect(spanIn(days, at('2026-11-01T00:00:00'), at('2026-11-18T00:00:00'))).toEqual({
    column: 1,
    days: 2,
    beginsBefore: true,
    endsAfter: false,
  })
  expect(spanIn(days, at('2026-11-22T10:00:00'), at('2026-12-01T00:00:00'))).toMatchObject({
    column: 7,
    endsAfter: true,
  })
  expect(spanIn(days, at('2026-11-23T00:00:00'), at('2026-12-01T00:00:00'))).toBeUndefined()
})
