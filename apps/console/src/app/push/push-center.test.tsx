import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noticeApi } from '@zhanggui/contract/notice'
import { watchTask } from '#ui/live/task-progress.ts'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetSession } from '#api/session.ts'
import { FakePushSocket } from './fake-push-socket.ts'
import { openNotices } from '#widgets/notices/open-notices.ts'
import { PushCenter } from './push-center.tsx'
import { bell, mount, notice, push, serve, stubBrowser } from './push-for-tests.tsx'

beforeEach(stubBrowser)
afterEach(() => forgetSession())

test('the bell counts what is unread and what is pushed', async () => {
  serve([notice(1), notice(2, { isRead: true }), notice(3)])
  await mount()
  await bell('通知，2 条未读')
  push(notice(4))
  expect(await bell('通知，3 条未读')).toBeDefined()
})

test('nobody signed in: no bell, no connection', () => {
  serve([])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PushCenter />
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(FakePushSocket.opened).toHaveLength(0)
})

test('a pushed message stays on screen; opening it leads to its page and marks it read', async () => {
  const rows = [notice(1, { isRead: true })]
  const server = serve(rows)
  await mount()
  const arrived = notice(2, {
    title: '退款订单提醒',
    type: noticeType.is.refund,
    kind: 'refundRequest',
    url: '/order/refund',
  })
  rows.push(arrived)
  push(arrived)
  await userEvent.click(await screen.findByText('退款订单提醒'))
  expect(screen.getByText('现在位于 /order/refund')).toBeDefined()
  await waitFor(() => expect(server.calls(noticeApi.read)).toEqual([{ id: 2 }]))
  await bell('通知，没有未读')
  await waitFor(() => expect(screen.queryByText('退款订单提醒')).toBeNull())
})

test.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', ''])(
  'the address %j leads nowhere',
  async (url) => {
    serve([])
    await mount()
    push(notice(1, { url }))
    await userEvent.click(await screen.findByRole('button', { name: '新订单提醒' }))
    expect(screen.getByText('现在位于 /')).toBeDefined()
  },
)

test('what was watched to its end on the page is read, and does not come up as well', async () => {
  const server = serve([])
  await mount()
  const stop = watchTask(7)
  push(notice(1, { title: '批量下架商品已完成', url: '/product/list?task=7' }))
  await waitFor(() => expect(server.calls(noticeApi.read)).toEqual([{ id: 1 }]))
  await bell('通知，没有未读')
  expect(screen.queryByText('批量下架商品已完成')).toBeNull()
  stop()
  push(notice(2, { title: '导出商品已完成', url: '/product/list?task=7' }))
  expect(await screen.findByText('导出商品已完成')).toBeDefined()
})

test('several become one, which covers no row, opens the centre and clears the screen', async () => {
  serve([])
  await mount()
  push(notice(1))
  expect(await screen.findByText('新订单提醒')).toBeDefined()
  for (const id of [2, 3, 4, 5]) push(notice(id))
  expect(await screen.findByText('有 5 条新通知')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('新订单提醒')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '有 5 条新通知' }))
  await screen.findByRole('dialog', { name: '通知中心' })
  await waitFor(() => expect(screen.queryByText('有 5 条新通知')).toBeNull())
})

test('other parts can open the centre', async () => {
  serve([])
  await mount()
  act(() => void openNotices())
  expect(await screen.findByRole('dialog', { name: '通知中心' })).toBeDefined()
})
