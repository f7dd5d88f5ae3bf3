import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { expect, test } from 'vitest'
import { emptyQueue, nextQueue, type ToastEvent } from './toast-queue.ts'

const message = (id: number): NoticeMessage => ({
  id,
  type: noticeType.is.system,
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

test('three are shown, the rest is counted', () => {
  expect(after(...five.slice(0, 3))).toEqual({ shown: [1, 2, 3], more: 0 })
  expect(after(...five)).toEqual({ shown: [1, 2, 3], more: 2 })
})

test('a closed one makes room for the next to arrive', () => {
  expect(after(...five, { kind: 'closed', id: 2 }, arrived(6))).toEqual({ shown: [1, 3, 6], more: 2 })
})

test('the rest can be closed alone, or everything at once', () => {
  expect(after(...five, { kind: 'more-closed' })).toEqual({ shown: [1, 2, 3], more: 0 })
  expect(after(...five, { kind: 'all-closed' })).toEqual({ shown: [], more: 0 })
})
