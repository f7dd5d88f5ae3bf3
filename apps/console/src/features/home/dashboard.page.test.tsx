import { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser, menuNode } from '#api/testing/fake-session.ts'
import { forgetSession, loadSession } from '#api/session.ts'
import { refreshArea } from '#api/use-call.ts'
import { publishNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { homeApi } from '@zhanggui/contract/home'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { merchantApi } from '@zhanggui/contract/merchant'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { toFen } from '@zhanggui/domain/kernel/money'
import { setupSteps } from '@zhanggui/domain/store/setup-rules'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dueOrder, dueRefund } from './cards/fake-deadlines.ts'
import DashboardPage from './dashboard.page.tsx'
import { rememberPage } from './recent-pages.ts'

const shop = {
  merName: '青禾茶业',
  isSwitch: true,
  isSelf: false,
  merStarLevel: 4,
  createTime: new Date('2026-01-01T00:00:00Z'),
}
const home = {
  onSaleProductNum: 12,
  awaitAuditProductNum: 0,
  refusedProductNum: 3,
  lowStockProductNum: 1200,
  notShippingOrderNum: 40,
  awaitVerificationOrderNum: 2,
  refundingOrderNum: 5,
  awaitReceivingRefundNum: 4,
  awaitReplyNum: 6,
  checkedImportNum: 0,
  due: { notShippingOrderNum: 3, refundingOrderNum: 1, awaitReceivingRefundNum: 0 },
  shop,
  storage: { usedBytes: 1024 ** 3, quotaBytes: 5 * 1024 ** 3 },
  isDemo: false,
}
const before = { sales: toFen(10_000), orderNum: 10, visitorsNum: 0 }
const figures = {
  sales: toFen(123_456_78),
  orderNum: 9,
  visitorsNum: 7,
  yesterdaySales: toFen(50_000),
  yesterdayOrderNum: 20,
  yesterdayVisitorsNum: 30,
  followNum: 4321,
  followGrowth: -2,
  yesterdayUntilNow: before,
  lastWeekUntilNow: { ...before, orderNum: 9 },
  time: new Date('2026-11-18T06:37:00Z'),
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
const pageOf = <T,>(list: T[], total = list.length) => ({ page: 1, limit: 5, totalPage: 1, total, list })

let server: ReturnType<typeof fakeServer>
let queryClient: QueryClient

beforeEach(() => {
  server = fakeServer()
    .reply(homeApi.operating, home)
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
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
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

const work = async () => {
  await screen.findByText('营业中')
  return within(screen.getByRole('region', { name: '待处理' }))
}
const linksOf = (place: Awaited<ReturnType<typeof work>>) =>
  place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const allow = (...calls: readonly Endpoint[]) =>
  server.reply(sessionApi.info, { ...clerk, permissionsList: calls.map(({ permission }) => permission) })

it('greets by name and shows the shop as it is', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^.{3}，小李$/)
  expect(screen.getByText('青禾茶业 · 客服')).toBeTruthy()
  expect(screen.getByText('最近登录 2026-03-01 09:00:00')).toBeTruthy()
  expect(screen.getByText('登录地址 203.0.113.24')).toBeTruthy()
  expect(await screen.findByText('营业中')).toBeTruthy()
  expect(screen.getByText('4 星商户')).toBeTruthy()
})

it('says when the shop is closed', async () => {
  server.reply(homeApi.operating, { ...home, shop: { ...shop, isSwitch: false } })
  await open()
  expect(await screen.findByText('未营业')).toBeTruthy()
})

it('says when the room for files gets tight, and what to do', async () => {
  server.reply(homeApi.operating, { ...home, storage: { ...home.storage, usedBytes: 4 * 1024 ** 3 } })
  await open()
  expect(await screen.findByText(/存储空间已用 80%（4 GB \/ 5 GB），请在素材管理中删除/)).toBeTruthy()
})

it('compares today with other days, in words', async () => {
  allow(homeApi.operating, homeApi.index)
  server.reply(homeApi.index, figures)
  await open()
  const hero = within(await screen.findByRole('region', { name: '今日数据' }))
  const said = hero.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said).toEqual([
    '¥123,456.78',
    '较昨日增长 1234 倍较上周三增长 1234 倍',
    '昨日全天 ¥500.00',
    '9单',
    '较昨日下降 10%较上周三持平',
    '昨日全天 20 单',
    '7人',
    '较昨日新增较上周三新增',
    '昨日全天 30 人',
    '4,321人',
    '今日净增-2',
    '关注店铺的用户',
  ])
  expect(hero.queryByRole('link')).toBeNull()
})

it('shows no money to who may not see it, and asks for none', async () => {
  allow(homeApi.operating, homeApi.viewRanking, orderApi.list)
  server.reply(homeApi.viewRanking, [])
  await open()
  expect(linksOf(await work())[0]).toEqual(['40 待发货', '/order/list?status=notShipped'])
  expect(await screen.findByText('近 7 天还没有人浏览商品。')).toBeTruthy()
  for (const name of ['今日数据', '订单量趋势', '商品支付排行'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(server.calls(homeApi.index)).toEqual([])
})

it('shows what waits as numbers that lead there, as far as one may see it', async () => {
  allow(productApi.list, reviewApi.list)
  await open()
  expect(linksOf(await work())).toEqual([
    ['6 待回复评论', '/product/comment?tab=waiting'],
    ['12 出售中商品', '/product/list?type=1'],
    ['0 待审核商品', '/product/list?type=6'],
    ['3 审核失败商品', '/product/list?type=7'],
    ['1,200 警戒库存', '/product/list?type=4'],
  ])
})

it('says how many of the orders and refunds must be answered within a day, and leads to just these', async () => {
  allow(orderApi.list, refundApi.list)
  await open()
  expect(linksOf(await work())).toEqual([
    ['40 待发货', '/order/list?status=notShipped'],
    ['3 单将到期', '/order/list?status=notShipped&due=24h'],
    ['2 待核销', '/order/list?status=awaitVerification'],
    ['5 退款待审核', '/order/refund?refundStatus=0'],
    ['1 单将到期', '/order/refund?refundStatus=0&due=24h'],
    ['4 退货待收货', '/order/refund?refundStatus=5'],
  ])
})

it('lists the deadlines of both kinds by time, and says how many there are', async () => {
  allow(orderApi.list, refundApi.list)
  const [first, second] = [new Date('2026-11-18T07:00:00Z'), new Date('2026-11-18T09:00:00Z')]
  server
    .reply(orderApi.list, pageOf([dueOrder('SH1', second)], 9))
    .reply(refundApi.list, pageOf([dueRefund('RE1', first)]))
  await open()
  const card = within(await screen.findByRole('region', { name: '24 小时内到期' }))
  await card.findByRole('link', { name: /SH1/ })
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/order/list?status=notShipped&due=24h',
    '/order/refund?refundStatus=9&due=24h',
    '/order/refund?open=RE1',
    '/order/list?open=SH1',
  ])
  expect(card.getByRole('link', { name: '待发货 9' })).toBeTruthy()
})

it('counts anew when something happens to an order', async () => {
  allow(orderApi.list)
  await open()
  expect(linksOf(await work())[0]?.[0]).toBe('40 待发货')
  server.reply(homeApi.operating, { ...home, notShippingOrderNum: 41 })
  await act(() => refreshArea(queryClient, 'order'))
  await waitFor(async () => expect(linksOf(await work())[0]?.[0]).toBe('41 待发货'))
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
  server.reply(noticeApi.list, pageOf([notice, { ...notice, id: 10, title: '退款申请' }]))
  act(() => void publishNoticeArrival())
  expect(await screen.findByRole('link', { name: /退款申请/ })).toBeTruthy()
})

it('says when there is nothing unread', async () => {
  server.reply(noticeApi.list, pageOf([]))
  await open()
  expect(await screen.findByText(/没有未读通知/)).toBeTruthy()
})

it('shows a failure in place and tries again', async () => {
  server.refuse(homeApi.operating, { code: 500, message: '服务器出错，请稍后重试' })
  const user = await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('服务器出错，请稍后重试')
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
