import { forgetSession } from '#api/session.ts'
import { publishNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { homeApi } from '@zhanggui/contract/home'
import { merchantApi } from '@zhanggui/contract/merchant'
import { noticeApi } from '@zhanggui/contract/notice'
import { orderApi } from '@zhanggui/contract/order/order'
import { sessionApi } from '@zhanggui/contract/session'
import { setupSteps } from '@zhanggui/domain/store/setup-rules'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clerk, home, homeServer, notice, openHome, pageOf, shop } from './home-for-tests.tsx'
import { rememberPage } from './recent-pages.ts'

let server: ReturnType<typeof homeServer>

beforeEach(() => {
  server = homeServer()
})
afterEach(forgetSession)

const shortcutNames = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent)

it('greets by name and shows the shop as it is', async () => {
  await openHome()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^.{3}，小李$/)
  expect(screen.getByText('青禾茶业 · 客服')).toBeTruthy()
  expect(screen.getByText('最近登录 2026-03-01 09:00:00')).toBeTruthy()
  expect(screen.getByText('登录地址 203.0.113.24')).toBeTruthy()
  expect(await screen.findByText('营业中')).toBeTruthy()
  expect(screen.getByText('4 星商户')).toBeTruthy()
})

it('says when the shop is closed', async () => {
  server.reply(homeApi.operating, { ...home, shop: { ...shop, isSwitch: false } })
  await openHome()
  expect(await screen.findByText('未营业')).toBeTruthy()
})

it('says when the room for files gets tight, and what to do', async () => {
  server.reply(homeApi.operating, { ...home, storage: { ...home.storage, usedBytes: 4 * 1024 ** 3 } })
  await openHome()
  expect(await screen.findByText(/存储空间已用 80%（4 GB \/ 5 GB），请在素材管理中删除/)).toBeTruthy()
})

it('offers the pages of the menu and one’s own, and nothing else', async () => {
  await openHome()
  expect(shortcutNames('订单')).toEqual(['订单列表', '退款订单'])
  expect(shortcutNames('账号')).toEqual(['个人中心', '修改密码'])
  for (const name of ['最近使用', '首页', '旧版', '官网']) expect(screen.queryByRole('list', { name })).toBeNull()
})

it('puts what this account used lately first, as far as it may still open it', async () => {
  rememberPage('1-7', '/order/list')
  rememberPage('1-7', '/finance/statement')
  rememberPage('1-7', '/order/refund')
  rememberPage('1-8', '/maintain/user')
  await openHome()
  expect(shortcutNames('最近使用')).toEqual(['退款订单', '订单列表'])
})

it('marks a notice as read when it is opened, and can open the notification centre', async () => {
  server.reply(noticeApi.read, null)
  const opened = vi.fn<() => void>()
  window.addEventListener('zhanggui:open-notices', opened, { once: true })
  const { user } = await openHome()
  await user.click(await screen.findByRole('link', { name: /你有新的订单/ }))
  await waitFor(() => expect(server.calls(noticeApi.read)).toEqual([{ id: 9 }]))
  await user.click(screen.getByRole('button', { name: '通知中心' }))
  expect(opened).toHaveBeenCalledOnce()
})

it('keeps up with what arrives while it is open', async () => {
  await openHome()
  expect(await screen.findByRole('link', { name: /你有新的订单/ })).toBeTruthy()
  server.reply(noticeApi.list, pageOf([notice, { ...notice, id: 10, title: '退款申请' }]))
  act(() => void publishNoticeArrival())
  expect(await screen.findByRole('link', { name: /退款申请/ })).toBeTruthy()
})

it('says when there is nothing unread', async () => {
  server.reply(noticeApi.list, pageOf([]))
  await openHome()
  expect(await screen.findByText(/没有未读通知/)).toBeTruthy()
})

it('shows a failure in place and tries again', async () => {
  const permissionsList = [homeApi.operating.permission, orderApi.list.permission]
  server
    .reply(sessionApi.info, { ...clerk, permissionsList })
    .refuse(homeApi.operating, { code: 500, message: '服务器出错，请稍后重试' })
  const { user } = await openHome()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('服务器出错，请稍后重试')
  expect(screen.getByRole('link', { name: '- 待发货' })).toBeTruthy()
  server.reply(homeApi.operating, home)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText('营业中')).toBeTruthy()
})

it('lets a customer of the demo order something, in the demo only and for who may see orders', async () => {
  const permissionsList = [homeApi.operating.permission, homeApi.simulateOrder.permission]
  server
    .reply(sessionApi.info, { ...clerk, permissionsList })
    .reply(homeApi.operating, { ...home, isDemo: true })
    .reply(homeApi.simulateOrder, { orderNo: 'SH1' })
  const { user } = await openHome()
  await user.click(await screen.findByRole('button', { name: '模拟顾客下单' }))
  await waitFor(() => expect(server.calls(homeApi.simulateOrder)).toHaveLength(1))
})

it('offers no made-up customers to a shop of one’s own', async () => {
  await openHome()
  expect(await screen.findByText('营业中')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '模拟顾客下单' })).toBeNull()
})

it('keeps what an open shop has still to do in sight, until all of it is done', async () => {
  const setup = (isDone: boolean) => ({
    isSwitch: true,
    steps: setupSteps.map((step) => ({ step, isDone: isDone || step === 'info' })),
    whyNotOpen: null,
    onSaleNum: 0,
  })
  server.reply(sessionApi.info, { ...clerk, permissionsList: [merchantApi.setup.permission] })
  server.reply(merchantApi.setup, setup(false))
  await openHome()
  const checklist = within(await screen.findByRole('region', { name: '开店清单' }))
  expect(checklist.getByRole('link', { name: '添加运费模板' }).getAttribute('href')).toBe('/operation/freightSet?add')
  expect(checklist.queryByRole('button', { name: '开启店铺' })).toBeNull()
  cleanup()
  server.reply(merchantApi.setup, setup(true))
  await openHome()
  await screen.findByText('营业中')
  expect(screen.queryByRole('region', { name: '开店清单' })).toBeNull()
})
