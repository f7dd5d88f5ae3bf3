import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseShopTime, shopDay } from '../kernel/shop-time.ts'
import {
  type ActivityTimes,
  activityStatusAt,
  parseSession,
  sessionText,
  untilNextSession,
  whyNotSessions,
} from './activity-times.ts'
import { seckillStatus } from './seckill-codes.ts'

const morning = { start: 480, end: 600 }
const evening = { start: 1200, end: 1320 }
const activity: ActivityTimes = {
  startDate: 20_250_503,
  endDate: 20_250_505,
  timeList: [morning, evening],
  isOpen: true,
}
const at = (text: string) => parseShopTime(`2025-${text}:00`) ?? new Date(Number.NaN)
const { upcoming, running, ended } = seckillStatus.is

describe('the status', () => {
  test.each([
    ['05-02 09:00', upcoming],
    ['05-03 07:59', upcoming],
    ['05-03 08:00', running],
    ['05-04 09:00', running],
    ['05-04 09:59', running],
    ['05-04 10:00', upcoming],
    ['05-04 12:00', upcoming],
    // Only one session of the last day is over.
    ['05-05 12:00', upcoming],
    ['05-05 21:59', running],
    ['05-05 22:00', ended],
    ['05-06 08:00', ended],
  ])('at %s is %d', (when, status) => expect(activityStatusAt(activity, at(when))).toBe(status))

  test('of a closed activity is never running, and its end comes all the same', () => {
    const closed = { ...activity, isOpen: false }
    expect(activityStatusAt(closed, at('05-04 09:00'))).toBe(upcoming)
    expect(activityStatusAt(closed, at('05-05 22:00'))).toBe(ended)
  })

  test('of what has ended stays so', () => {
    const minutes = fc.integer({ min: 0, max: 10 * 24 * 60 })
    const moment = (minute: number) => new Date(at('05-01 00:00').getTime() + minute * 60_000)
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)]
        const statuses = [before, after].map((minute) => activityStatusAt(activity, moment(minute)))
        return statuses[0] !== ended || statuses[1] === ended
      }),
    )
  })
})

test.each([
  ['05-02 06:00', '还有 26 小时开始'],
  ['05-01 06:00', '还有 2 天开始'],
  ['05-03 06:00', '还有 2 小时开始'],
  ['05-03 09:30', '还有 30 分钟结束'],
  ['05-03 22:00', '还有 10 小时开始'],
  ['05-05 22:00', undefined],
])('at %s: %s', (when, text) => expect(untilNextSession(activity, at(when))).toBe(text))

test('a closed activity promises nothing', () => {
  expect(untilNextSession({ ...activity, isOpen: false }, at('05-03 06:00'))).toBeUndefined()
})

test('a session is read as it is written', () => {
  const session = fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
    .filter(([start, end]) => start < end)
    .map(([start, end]) => ({ start, end }))
  fc.assert(
    fc.property(session, (each) => {
      expect(parseSession(sessionText(each))).toEqual(each)
    }),
  )
  for (const text of ['', '8:00 - 10:00', '10:00 - 08:00', '08:00 - 08:00', '08:00 - 24:01', '08:60 - 10:00']) {
    expect(parseSession(text)).toBeUndefined()
  }
})

test('sessions of a day do not overlap', () => {
  expect(whyNotSessions([])).toBe('请设置活动场次')
  expect(whyNotSessions([evening, morning, { start: 600, end: 660 }])).toBeUndefined()
  expect(whyNotSessions([evening, { start: 1319, end: 1400 }])).toBe('活动场次不能重叠')
})

test('the days are those of the shop', () => {
  const lateInUtc = new Date('2025-05-02T23:30:00Z')
  expect(shopDay(lateInUtc)).toBe(20_250_503)
  expect(activityStatusAt({ ...activity, timeList: [{ start: 420, end: 480 }] }, lateInUtc)).toBe(running)
})
