import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-03-10 00:30:00')

test.each([
  ['2026-03-10 00:30:00', '刚刚'],
  ['2026-03-10 00:29:31', '刚刚'],
  ['2026-03-10 00:29:30', '1分钟前'],
  ['2026-03-10 00:28:01', '1分钟前'],
  ['2026-03-10 00:28:00', '2分钟前'],
  ['2026-03-09 23:30:01', '59分钟前'],
  ['2026-03-09 23:30:00', '1小时前'],
  ['2026-03-09 00:30:01', '23小时前'],
  ['2026-03-09 00:30:00', '1天前'],
  ['2026-03-08 00:30:01', '1天前'],
  ['2026-03-08 00:30:00', '2026-03-08'],
  ['2025-12-31 23:59:59', '2025-12-31'],
])('%s is %s', (text, expected) => expect(relativeTime(at(text), now)).toBe(expected))

test('a clock that is behind the server does not invent a future', () => {
  expect(relativeTime(at('2026-03-10 00:31:00'), now)).toBe('刚刚')
})
