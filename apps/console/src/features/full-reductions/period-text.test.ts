import { expect, test } from 'vitest'
import { timeLeftText } from './period-text.ts'

test('how long until a promotion begins or ends', () => {
  const period = { startTime: new Date('2026-11-18T00:00:00Z'), endTime: new Date('2026-11-20T12:00:00Z') }
  const at = (time: string) => timeLeftText(period, new Date(time))
  expect(at('2026-11-17T22:59:00Z')).toBe('还有 1 小时开始')
  expect(at('2026-11-18T00:00:00Z')).toBe('还有 2 天结束')
  expect(at('2026-11-20T11:59:30Z')).toBe('还有 1 分钟结束')
  expect(at('2026-11-20T12:00:00Z')).toBe('')
})
