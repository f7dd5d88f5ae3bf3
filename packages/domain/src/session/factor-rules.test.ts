import { describe, expect, test } from 'vitest'
import {
  countWrongCode,
  readTypedCode,
  showRecoveryCode,
  stepAt,
  stepsAround,
  whyNotDynamicCode,
  whyNotSwitchOffFactor,
  whyNotTryCode,
  whyNotTypedCode,
} from './factor-rules.ts'

describe('what was typed', () => {
  test.each([
    ['123456', 'dynamic', '123456'],
    [' 123 456 ', 'dynamic', '123456'],
    ['１２３４５６', 'dynamic', '123456'],
    ['ABCD-efgh-jk', 'recovery', 'abcdefghjk'],
    ['abcdefghjk', 'recovery', 'abcdefghjk'],
  ])('%j is a %s code', (typed, kind, code) => {
    expect(readTypedCode(typed)).toEqual({ kind, code })
    expect(whyNotTypedCode(typed)).toBeUndefined()
    expect(whyNotDynamicCode(typed) === undefined).toBe(kind === 'dynamic')
  })

  test.each(['', '12345', '1234567', 'abcdefghj', 'abcdefghil', 'abcdefghj0'])('%j is none', (typed) => {
    expect(readTypedCode(typed)).toBeUndefined()
    expect(whyNotTypedCode(typed)).toBe('请输入6位动态码，或一个恢复码')
  })
})

test('recovery codes are shown in groups', () => {
  expect(showRecoveryCode('abcdefghjk')).toBe('abcd-efgh-jk')
})

test('a step lasts thirty seconds, and its neighbours count', () => {
  expect(stepAt(new Date(59_999))).toBe(1)
  expect(stepAt(new Date(60_000))).toBe(2)
  expect(stepsAround(2)).toEqual([1, 2, 3])
})

describe('wrong codes in a row', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

  test('are counted for an hour after the last one', () => {
    expect(countWrongCode({ failures: 0, failedAt: null }, now)).toBe(1)
    expect(countWrongCode({ failures: 7, failedAt: before(59) }, now)).toBe(8)
    expect(countWrongCode({ failures: 7, failedAt: before(61) }, now)).toBe(1)
  })

  test.each([
    [29, 1, undefined],
    [30, 1, '动态码错误次数过多，请一小时后再试'],
    [30, 61, undefined],
  ])('%i, the last %i minutes ago: %s', (failures, minutes, reason) => {
    expect(whyNotTryCode({ failures, failedAt: before(minutes) }, now)).toBe(reason)
  })
})

test('what a role wants stays on', () => {
  expect(whyNotSwitchOffFactor({ isRequired: false })).toBeUndefined()
  expect(whyNotSwitchOffFactor({ isRequired: true })).toContain('不能关闭')
})
