import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-03-01T00:00:00Z')
const inMinutes = (minutes: number) => timeLeft(new Date(now.getTime() + minutes * 60_000), now)

test.each([
  [72 * 60, '剩余3天', 'neutral'],
  [47 * 60 + 59, '剩余47小时', 'neutral'],
  [6 * 60, '剩余6小时', 'warning'],
  [0.5, '剩余1分钟', 'warning'],
  [0, '已超时1分钟', 'danger'],
  [-26 * 60, '已超时26小时', 'danger'],
])('%d minutes before the deadline: %s', (minutes, text, tone) => {
  expect(inMinutes(minutes)).toEqual({ text, tone })
})
