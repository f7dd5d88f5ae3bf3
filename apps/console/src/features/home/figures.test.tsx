import { forgetSession } from '#api/session.ts'
import { refreshArea } from '#api/use-call.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { homeApi } from '@zhanggui/contract/home'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { sessionApi } from '@zhanggui/contract/session'
import { toFen } from '@zhanggui/domain/kernel/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { viewPath } from '../products/public.ts'
import { fakeRow } from '#api/testing/fake-product.ts'
import { dueOrder, dueRefund } from './cards/fake-deadlines.ts'
import { clerk, home, homeServer, openHome, pageOf } from './home-for-tests.tsx'

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

let server: ReturnType<typeof homeServer>

beforeEach(() => {
  server = homeServer()
})
afterEach(forgetSession)

const work = async () => {
  await screen.findByText('营业中')
  return within(screen.getByRole('region', { name: '待处理' }))
}
const linksOf = (place: Awaited<ReturnType<typeof work>>) =>
  place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const allow = (...calls: readonly Endpoint[]) =>
  server.reply(sessionApi.info, { ...clerk, permissionsList: calls.map(({ permission }) => permission) })

it('compares today with other days, in words', async () => {
  allow(homeApi.operating, homeApi.index)
  server.reply(homeApi.index, figures)
  await openHome()
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
    '较昨日当时为 0较上周三当时为 0',
    '昨日全天 30 人',
    '4,321人',
    '今日净增-2',
    '关注店铺的用户',
  ])
  expect(hero.queryByRole('link')).toBeNull()
})

it('leads from what was sold today to the bill of today', async () => {
  allow(homeApi.index, statementApi.days)
  server.reply(homeApi.index, figures)
  await openHome()
  const hero = within(await screen.findByRole('region', { name: '今日数据' }))
  expect(linksOf(hero)).toEqual([
    ['明细', '/finance/statement?open=20261118'],
    ['明细', '/finance/statement?open=20261118'],
  ])
})

it('shows no money to who may not see it, and asks for none', async () => {
  allow(homeApi.operating, homeApi.viewRanking, orderApi.list)
  server.reply(homeApi.viewRanking, [])
  await openHome()
  expect(linksOf(await work())[0]).toEqual(['40 待发货', '/order/list?status=notShipped'])
  expect(await screen.findByText('近 7 天还没有人浏览商品。')).toBeTruthy()
  for (const name of ['今日数据', '订单量趋势', '商品支付排行'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(server.calls(homeApi.index)).toEqual([])
})

it('shows what waits as numbers that lead there, as far as one may see it', async () => {
  allow(productApi.list, reviewApi.list)
  await openHome()
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
  await openHome()
  expect(linksOf(await work())).toEqual([
    ['40 待发货', '/order/list?status=notShipped'],
    ['待发货，24小时内3 单将到期', '/order/list?status=notShipped&due=24h'],
    ['2 待核销', '/order/list?status=awaitVerification'],
    ['5 退款待审核', '/order/refund?refundStatus=0'],
    ['退款待审核，24小时内1 单将到期', '/order/refund?refundStatus=0&due=24h'],
    ['4 退货待收货', '/order/refund?refundStatus=5'],
  ])
})

it('lists the deadlines of both kinds by time, and says how many there are', async () => {
  allow(orderApi.list, refundApi.list)
  const [first, second] = [new Date('2026-11-18T07:00:00Z'), new Date('2026-11-18T09:00:00Z')]
  server
    .reply(orderApi.list, pageOf([dueOrder('SH1', second)], 9))
    .reply(refundApi.list, pageOf([dueRefund('RE1', first)]))
  await openHome()
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
  const { client } = await openHome()
  expect(linksOf(await work())[0]?.[0]).toBe('40 待发货')
  server.reply(homeApi.operating, { ...home, notShippingOrderNum: 41 })
  await act(() => refreshArea(client, 'order'))
  await waitFor(async () => expect(linksOf(await work())[0]?.[0]).toBe('41 待发货'))
})

it('draws the trend of a range and says it as a table', async () => {
  allow(homeApi.operating, homeApi.index)
  const points = { dates: ['2026-11-17', '2026-11-18'], orderNum: [3, null], preOrderNum: [1, 2] }
  const amounts = { payAmount: [toFen(1234), null], prePayAmount: [toFen(100), toFen(200)] }
  server.reply(homeApi.index, figures).reply(homeApi.chart, { ...points, ...amounts })
  const { user } = await openHome()
  const trend = within(await screen.findByRole('region', { name: '订单量趋势' }))
  const rows = () => trend.getAllByRole('row').map(({ textContent }) => textContent)
  await waitFor(() => expect(rows().slice(1)).toEqual(['2026-11-1712.3431.001', '2026-11-18--2.002']))
  expect(trend.getByText('¥12.34')).toBeTruthy()
  await user.click(trend.getByRole('button', { name: '本周' }))
  await waitFor(() => expect(server.calls(homeApi.chart)).toEqual([{ type: '30' }, { type: 'week' }]))
  expect(trend.getByRole('button', { name: '本周' }).getAttribute('aria-pressed')).toBe('true')
})

it('lists what runs out first, and leads to the product and to all of them', async () => {
  allow(productApi.list)
  server.reply(productApi.list, pageOf([fakeRow(3, { name: '白毫银针', stock: 0 }), fakeRow(4, { stock: 1200 })], 1200))
  await openHome()
  const card = within(await screen.findByRole('region', { name: '库存预警' }))
  await card.findByText('白毫银针')
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['全部 1,200 个', '/product/list?type=4'],
    ['白毫银针剩余 0', viewPath(3)],
    ['茶4剩余 1,200', viewPath(4)],
  ])
  expect(server.calls(productApi.list)).toEqual([{ page: 1, limit: 6, type: 4, sort: 'stock' }])
})
