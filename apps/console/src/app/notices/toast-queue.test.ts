import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { expect, test } from 'vitest'
import { emptyQueue, nextQueue, type ToastEvent } from './toast-queue.ts'

const message = (id: number): NoticeMessage => ({
  id,
  type: noticeType.is.system,
  kind: 'system',
  title: '',
  content: '',
  url: '',
  createTime: new Date(0),
})
const arrived = (id: number): ToastEvent => ({ kind: 'arrived', message: message(id), room: 3 })

function after(...events: ToastEvent[]) {
  const { shown, more } = events.reduce(nextQueue, emptyQueue)
  return { shown: shown.map(({ id }) => id), more }
}

const five = [1, 2, 3, 4, 5].map(arrived)

test('three are shown, and with a fourth all of them are counted', () => {
  expect(after(...five.slice(0, 3))).toEqual({ shown: [1, 2, 3], more: 0 })
  expect(after(...five.slice(0, 4))).toEqual({ shown: [], more: 4 })
  expect(after(...five)).toEqual({ shown: [], more: 5 })
})

test('a closed one makes room for the next to arrive', () => {
  expect(after(...five.slice(0, 3), { kind: 'closed', id: 2 }, arrived(6))).toEqual({ shown: [1, 3, 6], more: 0 })
})

test('once the count is closed, the next is shown again', () => {
  expect(after(...five, { kind: 'more-closed' }, arrived(6))).toEqual({ shown: [6], more: 0 })
  expect(after(...five, { kind: 'all-closed' })).toEqual({ shown: [], more: 0 })
})

test('one that is told again while it is shown stands there once', () => {
  expect(after(arrived(1), arrived(2), arrived(1))).toEqual({ shown: [1, 2], more: 0 })
})
