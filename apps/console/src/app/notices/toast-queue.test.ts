import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { expect, test } from 'vitest'
import { nextQueue, type ToastEvent, type ToastQueue } from './toast-queue.ts'

const message = (id: number): NoticeMessage => ({
  id,
  type: noticeType.is.system,
  kind: 'system',
  title: '',
  content: '',
  url: '',
  createTime: new Date(0),
})
const arrived = (id: number): ToastEvent => ({ kind: 'arrived', message: message(id) })
const dealtWith = (id: number): ToastEvent => ({ kind: 'dealt-with', id })

function after(...events: ToastEvent[]) {
  const queue = events.reduce<ToastQueue | undefined>(nextQueue, undefined)
  return queue && [queue.last.id, queue.count]
}

test('one is shown, and more are counted beside the last of them', () => {
  expect(after(arrived(1))).toEqual([1, 1])
  expect(after(arrived(1), arrived(2), arrived(3))).toEqual([3, 3])
})

test('once they are closed the next one is shown by itself', () => {
  expect(after(arrived(1), arrived(2), { kind: 'all-closed' })).toBeUndefined()
  expect(after(arrived(1), arrived(2), { kind: 'all-closed' }, arrived(3))).toEqual([3, 1])
})

test('one that is dealt with elsewhere goes; of several nobody knows which are left', () => {
  expect(after(arrived(1), dealtWith(1))).toBeUndefined()
  expect(after(arrived(1), dealtWith(2))).toEqual([1, 1])
  expect(after(arrived(1), arrived(2), dealtWith(2))).toEqual([2, 2])
})

test('one that is told again while it is shown stands there once', () => {
  expect(after(arrived(1), arrived(1))).toEqual([1, 1])
})
