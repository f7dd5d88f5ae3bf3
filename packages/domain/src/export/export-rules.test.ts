import { describe, expect, test } from 'vitest'
import { formatShopTime, parseShopTime } from '../kernel/shop-time.ts'
import { exportEvery, weekday } from './export-codes.ts'
import { nextRun, whyNotRun } from './export-rules.ts'

const daily = { every: exportEvery.is.day, weekday: weekday.is.monday, hour: 6 }

test.each([
  ['2026-03-10 05:59:59', daily, '2026-03-10 06:00:00'],
  ['2026-03-10 06:00:00', daily, '2026-03-11 06:00:00'],
  ['2026-02-28 23:00:00', { ...daily, hour: 0 }, '2026-03-01 00:00:00'],
  // A Tuesday.
  ['2026-03-10 05:00:00', { ...daily, every: exportEvery.is.week }, '2026-03-16 06:00:00'],
  ['2026-03-16 05:00:00', { ...daily, every: exportEvery.is.week }, '2026-03-16 06:00:00'],
  ['2026-03-16 06:00:00', { ...daily, every: exportEvery.is.week }, '2026-03-23 06:00:00'],
  ['2026-03-14 06:00:00', { ...daily, every: exportEvery.is.week, weekday: weekday.is.sunday }, '2026-03-15 06:00:00'],
] as const)('after %s', (after, rhythm, expected) => {
  expect(formatShopTime(nextRun(rhythm, parseShopTime(after) ?? new Date(0)))).toBe(expected)
})

describe('a schedule', () => {
  const runner = { isEnabled: true, mayExport: true, mayPlain: false }
  test.each([
    [runner, false, undefined],
    [{ ...runner, mayPlain: true }, true, undefined],
    [undefined, false, '所属账号已删除'],
    [{ ...runner, isEnabled: false }, false, '所属账号已停用'],
    [{ ...runner, mayExport: false }, false, '所属账号已没有导出权限'],
    [runner, true, '所属账号已没有导出完整买家信息的权限'],
  ])('of %o, plain %s: %s', (who, isPlain, reason) => {
    expect(whyNotRun(who, isPlain)).toBe(reason)
  })
})
