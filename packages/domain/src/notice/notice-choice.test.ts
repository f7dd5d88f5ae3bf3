import { expect, test } from 'vitest'
import { usualChoice, whyNotLimit, whyNotRepeat, whyNotSilence } from './notice-choice.ts'
import { noticeKind } from './notice-kinds.ts'

test('until somebody chooses, everything is in the bell and what the specification names sounds', () => {
  const usual = noticeKind.codes.map((kind) => ({ kind, ...usualChoice(kind) }))
  expect(usual.every(({ inBell, onDesktop, repeat }) => inBell && !onDesktop && repeat === 0)).toBe(true)
  const loud = usual.filter(({ hasSound }) => hasSound).map(({ kind }) => noticeKind.label(kind))
  expect(loud).toEqual(['新订单', '派单超时', '退款申请'])
})

test('only what waits for somebody is told again', () => {
  const waiting = noticeKind.codes.filter((kind) => whyNotRepeat(kind) === undefined)
  expect(waiting.map(noticeKind.label)).toEqual(['新订单', '发货超时', '包裹异常', '退款申请'])
  expect(whyNotRepeat('closing')).toBe('这类通知没有待处理的事项，不能重复提醒')
})

test('account security is never silenced, and what is one person’s has no roles', () => {
  const silent = noticeKind.codes.filter((kind) => whyNotSilence(kind) !== undefined)
  expect(silent).toEqual(['security'])
  const withoutRoles = noticeKind.codes.filter((kind) => whyNotLimit(kind) !== undefined)
  expect(withoutRoles).toEqual(['task', 'teamwork', 'security'])
})
