import { act, screen, waitFor } from '@testing-library/react'
import { noticeApi, type NoticePreferences } from '@zhanggui/contract/notice'
import type { NoticeChoice } from '@zhanggui/domain/notice/notice-choice'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from '#api/session.ts'
import { bell, mount, notice, openDrawer, push, serve, stubBrowser, usualPreferences } from '../push/push-for-tests.tsx'

/** Every sound and every notification that the browser was asked for. */
let heard: string[] = []
let raised: { title: string; options: NotificationOptions; click: () => void }[] = []

class FakeAudio {
  muted = false
  paused = true
  currentTime = 0
  constructor(readonly src: string) {}
  play() {
    if (!this.muted) heard.push(this.src)
    return Promise.resolve()
  }
  pause() {
    this.paused = true
  }
}

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  #clicked = () => undefined as void
  constructor(title: string, options: NotificationOptions) {
    raised.push({ title, options, click: () => this.#clicked() })
  }
  addEventListener(_: string, listener: () => void) {
    this.#clicked = listener
  }
  close() {}
}

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  stubBrowser()
  heard = []
  raised = []
  FakeNotification.permission = 'granted'
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetSession()
})

const prefer = (kind: NoticeKind, change: Partial<NoticeChoice>): NoticePreferences => ({
  ...usualPreferences,
  kinds: usualPreferences.kinds.map((row) => (row.kind === kind ? { ...row, ...change, isOwn: true } : row)),
})
const allDay = { isOn: true, from: '00:00', until: '23:59', days: [1, 2, 3, 4, 5, 6, 7] } as NoticePreferences['quiet']

async function open(preferences: NoticePreferences) {
  const server = serve([]).reply(noticeApi.preferences, preferences).reply(noticeApi.waiting, [])
  await mount()
  await waitFor(() => expect(server.calls(noticeApi.preferences)).toHaveLength(1))
  await act(() => Promise.resolve(window.dispatchEvent(new Event('pointerdown'))))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  heard = []
  return server
}

test('a kind sounds as the person wants it', async () => {
  await open(prefer('newOrder', { hasSound: false }))
  push(notice(1))
  push(notice(2, { kind: 'refundRequest', type: '1' }))
  expect(heard).toEqual(['/sounds/refund.wav'])
})

test('the system shows what was asked for while the page is out of sight, and leads to it', async () => {
  await open(prefer('newOrder', { onDesktop: true }))
  push(notice(1))
  see('hidden')
  push(notice(2, { url: '/order/list?keyword=PT2' }))
  push(notice(3, { kind: 'system', type: '3' }))
  await waitFor(() => expect(raised).toHaveLength(1))
  expect(raised[0]).toMatchObject({
    title: '新订单提醒',
    options: { body: '订单 PT2 已支付' },
  })
  act(() => raised[0]?.click())
  expect(screen.getByText('现在位于 /order/list')).toBeDefined()
})

test('without leave of the browser nothing is shown', async () => {
  FakeNotification.permission = 'denied'
  await open(prefer('newOrder', { onDesktop: true }))
  see('hidden')
  push(notice(1))
  await act(() => Promise.resolve())
  expect(raised).toEqual([])
})

test('in quiet hours only the bell fills, with a moon that says until when', async () => {
  vi.setSystemTime(new Date('2026-03-02T04:00:00Z'))
  await open({ ...prefer('newOrder', { onDesktop: true }), quiet: allDay })
  see('hidden')
  push(notice(1))
  await bell('通知，1 条未读，免打扰至 23:59')
  expect([heard, raised]).toEqual([[], []])
  expect((await openDrawer()).getByText('免打扰至 23:59，期间没有提示音和系统通知')).toBeDefined()
})

test('what nobody has done is told again after so many minutes, and no more once it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const server = await open(prefer('refundRequest', { repeat: 5 }))
  const waiting = notice(9, { kind: 'refundRequest', type: '1', content: '退款单 R9', url: '/order/refund' })
  server.reply(noticeApi.waiting, [{ ...waiting, count: 2 }])
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
  expect(server.calls(noticeApi.waiting)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await screen.findByText('退款申请待处理')).toBeDefined()
  expect(screen.getByText('还有 2 条没有处理，最近一条：退款单 R9')).toBeDefined()
  expect(server.calls(noticeApi.waiting)).toEqual([{ kinds: ['refundRequest'] }])
  expect(heard).toEqual(['/sounds/refund.wav'])
  server.reply(noticeApi.waiting, [])
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  await waitFor(() => expect(server.calls(noticeApi.waiting)).toHaveLength(2))
  expect(heard).toHaveLength(1)
})

test('nothing is told again in quiet hours', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime(new Date('2026-03-02T04:00:00Z'))
  const server = await open({ ...prefer('refundRequest', { repeat: 5 }), quiet: allDay })
  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
  expect(server.calls(noticeApi.waiting)).toEqual([])
})
