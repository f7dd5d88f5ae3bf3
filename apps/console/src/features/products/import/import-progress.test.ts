import { importState } from '@zhanggui/domain/product/import-codes'
import { expect, test } from 'vitest'
import { checkedFile } from './fake-import.ts'
import { canMatch, isRunning, isUndoBroken, stepOf, timeLeft, whyNotUndo, importProgress } from './import-progress.ts'

const { is } = importState

test('each state has its step', () => {
  expect(importState.codes.map((state) => stepOf[state])).toEqual([1, 2, 2, 3, 3, 3, 3, 2])
})

test('the server is at work in three of them', () => {
  expect(importState.codes.filter(isRunning)).toEqual([is.checking, is.committing, is.undoing])
})

test('what is taken in and taken back is counted by product, a check is not', () => {
  const file = { ...checkedFile, creates: 3, changes: 5, done: 4, failed: 1, undone: 2, kept: 1 }
  expect([is.checking, is.committing, is.undoing].map((state) => importProgress({ ...file, state }))).toEqual([
    undefined,
    { total: 8, settled: 5 },
    { total: 7, settled: 3 },
  ])
})

test.each([
  [{ done: 3, failed: 1 }, false],
  [{ done: 7, failed: 1 }, true],
  [{ done: 2, undone: 1 }, true],
  [{ done: 2, kept: 1 }, true],
  [{ done: 8, error: '' }, false],
])('broke off with %j, on the way back: %s', (counts, isBack) => {
  const file = { ...checkedFile, state: is.committed, creates: 3, changes: 5, error: '服务器出错' }
  expect(isUndoBroken({ ...file, ...counts })).toBe(isBack)
})

test('columns are matched until something was taken in', () => {
  expect(importState.codes.filter(canMatch)).toEqual([is.uploaded, is.checked, is.failed])
})

test.each([
  ['2026-03-02T01:00:00Z', '还剩 24 小时'],
  ['2026-03-01T02:59:00Z', '还剩 1 小时'],
  ['2026-03-01T01:00:30Z', '还剩 1 分钟'],
  ['2026-03-01T01:00:00Z', undefined],
] as const)('until %s: %s', (until, text) => {
  const now = new Date('2026-03-01T01:00:00Z')
  expect(timeLeft(new Date(until), now)).toBe(text)
  expect(whyNotUndo({ whyNotUndo: null }, new Date(until), now) === undefined).toBe(text !== undefined)
  const lacking = '你没有「编辑商品」的权限'
  expect(whyNotUndo({ whyNotUndo: lacking }, new Date(until), now)).toBe(
    text === undefined ? '已超过 24 小时，不能再撤销' : lacking,
  )
})
