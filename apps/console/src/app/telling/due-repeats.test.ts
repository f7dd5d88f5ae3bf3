import { repeatEvery, usualChoice } from '@zhanggui/domain/notice/notice-choice'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { expect, test } from 'vitest'
import { dueRepeats } from './due-repeats.ts'

const row = (kind: NoticeKind, change = {}) => ({ kind, ...usualChoice(kind), isOwn: true, ...change })
const MINUTE = 60_000
const due = (told: [NoticeKind, number][], now: number, ...rows: ReturnType<typeof row>[]) =>
  dueRepeats(rows, new Map(told), 0, now)

test('a kind is due so many minutes after it was told last, or after the page was opened', () => {
  const order = row('newOrder', { repeat: repeatEvery.is.five })
  expect(due([], 5 * MINUTE - 1, order)).toEqual([])
  expect(due([], 5 * MINUTE, order)).toEqual(['newOrder'])
  expect(due([['newOrder', 3 * MINUTE]], 7 * MINUTE, order)).toEqual([])
  expect(due([['refundRequest', 3 * MINUTE]], 7 * MINUTE, order)).toEqual(['newOrder'])
})

test('what is not to be repeated, or not even in the bell, never is', () => {
  const silent = row('refundRequest', { repeat: repeatEvery.is.five, inBell: false })
  expect(due([], 60 * MINUTE, row('newOrder'), silent)).toEqual([])
})
