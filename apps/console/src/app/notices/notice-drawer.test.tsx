import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noticeApi } from '@zhanggui/contract/notice'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetSession } from '#api/session.ts'
import { FakePushSocket } from '../push/fake-push-socket.ts'
import { bell, mount, notice, openDrawer, push, serve, stubBrowser } from '../push/push-for-tests.tsx'

beforeEach(stubBrowser)
afterEach(() => forgetSession())

test('the centre shows unread ones first, marked by word, with the time', async () => {
  serve([notice(1), notice(2, { isRead: true, title: '旧通知' })])
  await mount()
  const drawer = await openDrawer()
  const unread = within(await drawer.findByRole('region', { name: '未读' }))
  expect(unread.getByRole('link', { name: /未读.*新订单提醒.*3分钟前/ })).toBeDefined()
  expect(within(drawer.getByRole('region', { name: '已读' })).getByText('旧通知')).toBeDefined()
  expect(drawer.getByText('已连接')).toBeDefined()
})

test('a click on an entry opens its page, marks it read and closes the centre', async () => {
  const server = serve([notice(1)])
  await mount()
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('link', { name: /新订单提醒/ }))
  expect(screen.getByText('现在位于 /order/list')).toBeDefined()
  await waitFor(() => expect(server.calls(noticeApi.read)).toEqual([{ id: 1 }]))
  await bell('通知，没有未读')
})

test('all read at once', async () => {
  serve([notice(1), notice(2)])
  await mount()
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(drawer.queryByRole('region', { name: '未读' })).toBeNull())
  await waitFor(() => expect(drawer.getByRole('button', { name: '全部已读' })).toHaveProperty('disabled', true))
})

test('filters ask the server; nothing matching offers the way back', async () => {
  const server = serve([notice(1, { isRead: true })])
  await mount()
  const drawer = await openDrawer()
  await drawer.findByText('订单 PT1 已支付')
  await userEvent.click(drawer.getByText('未读'))
  await drawer.findByText('没有符合条件的通知')
  expect(server.calls(noticeApi.list).at(-1)).toEqual({ page: 1, limit: 20, isRead: '0' })
  await userEvent.click(drawer.getByRole('button', { name: '查看全部通知' }))
  await drawer.findByText('订单 PT1 已支付')
})

test('load more', async () => {
  serve(Array.from({ length: 25 }, (_, index) => notice(index + 1)))
  await mount()
  const drawer = await openDrawer()
  expect(await drawer.findAllByRole('link', { name: /新订单提醒/ })).toHaveLength(20)
  await userEvent.click(drawer.getByRole('button', { name: '加载更多（还有 5 条）' }))
  await waitFor(() => expect(drawer.getAllByRole('link', { name: /新订单提醒/ })).toHaveLength(25))
  expect(drawer.queryByRole('button', { name: /加载更多/ })).toBeNull()
})

test('what arrives while the centre is open waits behind a line, nothing jumps', async () => {
  const rows = [notice(1)]
  serve(rows)
  await mount()
  const drawer = await openDrawer()
  await drawer.findByText('订单 PT1 已支付')
  const arrived = notice(2)
  rows.push(arrived)
  push(arrived)
  const line = await drawer.findByRole('button', { name: '有 1 条新通知，点击查看' })
  expect(drawer.queryByText('订单 PT2 已支付')).toBeNull()
  await userEvent.click(line)
  await drawer.findByText('订单 PT2 已支付')
  await waitFor(() => expect(drawer.queryByRole('button', { name: /条新通知/ })).toBeNull())
})

test('nothing yet', async () => {
  serve([])
  await mount()
  expect(await (await openDrawer()).findByText('还没有通知')).toBeDefined()
})

test('a list that fails says so and can be tried again', async () => {
  const server = serve([notice(1)])
  server.refuse(noticeApi.list, { code: 500, message: '服务器出错，请稍后重试' })
  await mount()
  const drawer = await openDrawer()
  expect((await drawer.findByRole('alert')).textContent).toContain('服务器出错，请稍后重试')
  server.reply(noticeApi.list, { page: 1, limit: 20, totalPage: 1, total: 1, list: [notice(1)] })
  await userEvent.click(drawer.getByRole('button', { name: '重试' }))
  await drawer.findByText('订单 PT1 已支付')
})

test('a lost line is told, the sound can be switched off for good', async () => {
  serve([])
  await mount()
  const drawer = await openDrawer()
  act(() => FakePushSocket.opened[0]?.end(1006))
  await drawer.findByText('正在重连…')
  await userEvent.click(drawer.getByRole('switch', { name: '提示音' }))
  expect(drawer.getByRole('switch', { name: '提示音', checked: false })).toBeDefined()
  expect(localStorage.getItem('push-muted')).toBe('1')
})
