import { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser, menuNode } from '#api/testing/fake-session.ts'
import { forgetSession, loadSession } from '#api/session.ts'
import { publishNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { homeApi } from '@zhanggui/contract/home'
import { merchantApi } from '@zhanggui/contract/merchant'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { setupSteps } from '@zhanggui/domain/store/setup-rules'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import DashboardPage from './dashboard.page.tsx'
import { rememberPage } from './recent-pages.ts'

const home = {
  merName: '青禾茶业',
  isSwitch: true,
  isSelf: false,
  merStarLevel: 4,
  createTime: new Date('2026-01-01T00:00:00Z'),
  staffCount: 1234,
  unreadCount: 2,
  storage: { usedBytes: 1024 ** 3, quotaBytes: 5 * 1024 ** 3 },
  isDemo: false,
}
const notice: NoticeRow = {
  id: 9,
  type: '2',
  title: '您有新的订单',
  content: '共 3 件',
  url: '/order/list',
  createTime: new Date('2026-03-01T02:00:00Z'),
  isRead: false,
}
const clerk: SessionUser = {
  ...fakeUser,
  account: 'clerk',
  realName: '小李',
  roles: ['editor'],
  roleNames: ['客服'],
  permissionsList: [],
  lastIp: '203.0.113.24',
  lastLoginTime: new Date('2026-03-01T01:00:00Z'),
}
const pageOf = (list: NoticeRow[]) => ({ page: 1, limit: 5, totalPage: 1, total: list.length, list })

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
    .reply(homeApi.index, home)
    .reply(noticeApi.list, pageOf([notice]))
    .reply(sessionApi.info, clerk)
    .reply(sessionApi.menus, [
      menuNode('首页', '/dashboard'),
      menuNode('订单', '/order', [menuNode('订单列表', '/order/list'), menuNode('退款订单', '/order/refund')]),
      menuNode('旧版', '/javaMobile'),
      menuNode('官网', 'https://shop.example'),
    ])
})
afterEach(forgetSession)

async function open() {
  await loadSession()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const shortcutNames = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent)

it('greets by name and shows the shop as it is', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^.{3}，小李$/)
  expect(screen.getByText('青禾茶业 · 客服')).toBeTruthy()
  expect(screen.getByText('最近登录 2026-03-01 09:00:00')).toBeTruthy()
  expect(screen.getByText('登录地址 203.0.113.24')).toBeTruthy()
  expect(await screen.findByText('营业中')).toBeTruthy()
  expect(screen.getByText('1,234')).toBeTruthy()
  expect(screen.getByText('2026-01-01 入驻')).toBeTruthy()
})

it('says when the shop is closed', async () => {
  server.reply(homeApi.index, { ...home, isSwitch: false })
  await open()
  expect(await screen.findByText('未营业')).toBeTruthy()
})

it('says when the room for files gets tight, and what to do', async () => {
  await open()
  expect(await screen.findByText('营业中')).toBeTruthy()
  expect(screen.queryByText(/存储空间/)).toBeNull()
  server.reply(homeApi.index, { ...home, storage: { ...home.storage, usedBytes: 4 * 1024 ** 3 } })
  act(() => void publishNoticeArrival())
  expect(await screen.findByText(/存储空间已用 80%（4 GB \/ 5 GB），请在素材管理中删除/)).toBeTruthy()
})

it('shows what waits as numbers that lead there, as far as one may see it', async () => {
  const { list, tabs } = productApi
  const permissionsList = [list.permission, tabs.permission, reviewApi.list.permission]
  server
    .reply(sessionApi.info, { ...clerk, permissionsList })
    .reply(tabs, [
      { type: productTab.is.refused, count: 3 },
      { type: productTab.is.lowStock, count: 1200 },
    ])
    .reply(reviewApi.tabs, { all: 9, waiting: 4, poor: 1 })
  await open()
  const work = within(await screen.findByRole('region', { name: '待处理' }))
  const links = () => work.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  await waitFor(() =>
    expect(links()).toEqual([
      ['3 审核失败', '/product/list?type=7'],
      ['1,200 警戒库存', '/product/list?type=4'],
      ['4 待回复评论', '/product/comment?tab=waiting'],
    ]),
  )
  expect(server.calls(productImportApi.list)).toEqual([])
})

it('says how many of the orders and refunds must be answered today, and leads to just these', async () => {
  const permissionsList = [orderApi, refundApi].flatMap(({ list, tabs }) => [list.permission, tabs.permission])
  const none = { unPaid: 0, dispatching: 0, spike: 0, receiving: 0, complete: 0, refunded: 0, cancel: 0, deleted: 0 }
  const noRefund = { all: 9, reject: 0, refunding: 0, refunded: 0, awaitReturning: 0, revoke: 0 }
  server
    .reply(sessionApi.info, { ...clerk, permissionsList })
    .reply(orderApi.tabs, ({ due }) => ({ ...none, all: 50, notShipped: due ? 3 : 40, verification: due ? 0 : 2 }))
    .reply(refundApi.tabs, ({ due }) => ({ ...noRefund, await: due ? 1 : 5, awaitReceiving: due ? 0 : 4 }))
  await open()
  const work = within(await screen.findByRole('region', { name: '待处理' }))
  const links = () => work.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  await waitFor(() =>
    expect(links()).toEqual([
      ['40 待发货', '/order/list?status=notShipped'],
      ['今天到期 3 单', '/order/list?status=notShipped&due=today'],
      ['2 待核销', '/order/list?status=awaitVerification'],
      ['5 退款待审核', '/order/refund?refundStatus=0'],
      ['今天到期 1 单', '/order/refund?refundStatus=0&due=today'],
      ['4 退货待收货', '/order/refund?refundStatus=5'],
    ]),
  )
})

it('offers the pages of the menu and one’s own, and nothing else', async () => {
  await open()
  expect(shortcutNames('订单')).toEqual(['订单列表', '退款订单'])
  expect(shortcutNames('账号')).toEqual(['个人中心', '修改密码'])
  for (const name of ['最近使用', '首页', '旧版', '官网']) expect(screen.queryByRole('list', { name })).toBeNull()
})

it('puts what this account used lately first, as far as it may still open it', async () => {
  rememberPage('clerk', '/order/list')
  rememberPage('clerk', '/finance/statement')
  rememberPage('clerk', '/order/refund')
  rememberPage('somebody', '/maintain/user')
  await open()
  expect(shortcutNames('最近使用')).toEqual(['退款订单', '订单列表'])
})

it('marks a notice as read when it is opened, and can open the notification centre', async () => {
  server.reply(noticeApi.read, null)
  const opened = vi.fn<() => void>()
  window.addEventListener('zhanggui:open-notices', opened, { once: true })
  const user = await open()
  await user.click(await screen.findByRole('link', { name: /您有新的订单/ }))
  await waitFor(() => expect(server.calls(noticeApi.read)).toEqual([{ id: 9 }]))
  await user.click(screen.getByRole('button', { name: '通知中心' }))
  expect(opened).toHaveBeenCalledOnce()
})

it('keeps up with what arrives while it is open', async () => {
  await open()
  expect(await screen.findByRole('link', { name: /您有新的订单/ })).toBeTruthy()
  server.reply(homeApi.index, { ...home, unreadCount: 77 })
  server.reply(noticeApi.list, pageOf([notice, { ...notice, id: 10, title: '退款申请' }]))
  act(() => void publishNoticeArrival())
  expect(await screen.findByText('77')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /退款申请/ })).toBeTruthy()
})

it('says when there is nothing unread', async () => {
  server.reply(noticeApi.list, pageOf([]))
  await open()
  expect(await screen.findByText(/没有未读通知/)).toBeTruthy()
})

it('shows a failure in place and tries again', async () => {
  server.refuse(homeApi.index, { code: 500, message: '服务器出错，请稍后重试' })
  const user = await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('服务器出错，请稍后重试')
  server.reply(homeApi.index, home)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText('营业中')).toBeTruthy()
})

it('lets a customer of the demo order something, in the demo only and for who may see orders', async () => {
  const permissionsList = [homeApi.index.permission, homeApi.simulateOrder.permission]
  server
    .reply(sessionApi.info, { ...clerk, permissionsList })
    .reply(homeApi.index, { ...home, isDemo: true })
    .reply(homeApi.simulateOrder, { orderNo: 'SH1' })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '模拟顾客下单' }))
  await waitFor(() => expect(server.calls(homeApi.simulateOrder)).toHaveLength(1))
})

it('offers no made-up customers to a shop of one’s own', async () => {
  await open()
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
  await open()
  const checklist = within(await screen.findByRole('region', { name: '开店清单' }))
  expect(checklist.getByRole('link', { name: '添加运费模板' }).getAttribute('href')).toBe('/operation/freightSet?add')
  expect(checklist.queryByRole('button', { name: '开启店铺' })).toBeNull()
  cleanup()
  server.reply(merchantApi.setup, setup(true))
  await open()
  await screen.findByText('营业中')
  expect(screen.queryByRole('region', { name: '开店清单' })).toBeNull()
})
