import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noticeApi, type NoticePreferences, type NoticeRow } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { usualChoice } from '@zhanggui/domain/notice/notice-choice'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { usualQuiet } from '@zhanggui/domain/notice/quiet-hours'
import { ConfigProvider } from 'antd'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { AtAddress } from '#ui/testing/address-for-tests.tsx'
import { expect, vi } from 'vitest'
import Feedback from '#ui/feedback/feedback.tsx'
import { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser } from '#api/testing/fake-session.ts'
import { loadSession } from '#api/session.ts'
import { FakePushSocket } from './fake-push-socket.ts'
import { PushCenter } from './push-center.tsx'

const user = { ...fakeUser, merName: '小店' }

export const notice = (id: number, change: Partial<NoticeRow> = {}): NoticeRow => ({
  id,
  type: noticeType.is.order,
  kind: 'newOrder',
  title: '新订单提醒',
  content: `订单 PT${id} 已支付`,
  url: '/order/list',
  createTime: new Date(Date.now() - 3.5 * 60_000),
  isRead: false,
  ...change,
})

export const usualPreferences: NoticePreferences = {
  kinds: noticeKind.codes.map((kind) => ({ kind, ...usualChoice(kind), isOwn: false })),
  quiet: { ...usualQuiet, days: [...usualQuiet.days] },
}

/** A server with a memory: what is marked as read stays so. */
export function serve(rows: NoticeRow[]) {
  const unread = () => rows.filter((row) => !row.isRead)
  const server = fakeServer()
    .reply(sessionApi.info, user)
    .reply(sessionApi.menus, [])
    .reply(noticeApi.ticket, { ticket: 't' })
    .reply(noticeApi.preferences, usualPreferences)
    .reply(noticeApi.unread, () => ({ count: unread().length, lastId: Math.max(0, ...rows.map((row) => row.id)) }))
    .reply(noticeApi.list, ({ type, isRead, limit = 20 }) => {
      const matching = rows.filter((row) => (!type || row.type === type) && (isRead !== '0' || !row.isRead))
      const list = matching.toSorted((a, b) => b.id - a.id).slice(0, limit)
      return { page: 1, limit, totalPage: 1, total: matching.length, list }
    })
    .reply(noticeApi.readAll, () => {
      for (const row of rows) row.isRead = true
      return null
    })
    .reply(noticeApi.read, ({ id }) => {
      for (const row of rows) row.isRead ||= row.id === id
      return null
    })
  return server
}

const Place = () => <p>现在位于 {useWindowAddress().pathname}</p>

export async function mount() {
  await loadSession()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {/* Nothing ends an animation in jsdom. */}
      <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
        <>
          <AtAddress at="/">
            <PushCenter />
            <Place />
          </AtAddress>
          <Feedback />
        </>
      </ConfigProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(FakePushSocket.opened).toHaveLength(1))
  act(() => FakePushSocket.opened[0]?.accept())
}

export const push = (row: NoticeRow) => act(() => FakePushSocket.opened.at(-1)?.send(row))
export const bell = (name: string) => screen.findByRole('button', { name })
export async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: /^通知，/ }))
  return within(await screen.findByRole('dialog', { name: '通知中心' }))
}

/** A browser whose sockets the test answers and whose sounds are refused. */
export function stubBrowser() {
  FakePushSocket.opened.length = 0
  vi.stubGlobal('WebSocket', FakePushSocket)
  vi.stubGlobal(
    'Audio',
    class {
      play = () => Promise.reject(new Error('not allowed'))
      pause() {}
    },
  )
}
