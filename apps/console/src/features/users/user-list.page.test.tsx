import { refreshArea } from '#api/use-call.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { emptyClient, withProviders } from '#ui/testing/kit-for-tests.tsx'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { taskApi } from '@zhanggui/contract/task'
import { userApi } from '@zhanggui/contract/user/user'
import { type ViewRow, viewApi } from '@zhanggui/contract/view/view'
import { couponScope, pieceSource, pieceStatus } from '@zhanggui/domain/coupon/coupon-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { piecesOfUserPath } from '../coupons/public.ts'
import { fakeUser, fakeUserDetail } from './fake-user.ts'
import UserListPage from './user-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const rows = [fakeUser(2, { isLogoff: true, mark: '爱喝红茶' }), fakeUser(1, { tagList: [{ id: 7, name: '老客' }] })]
const repeat: ViewRow = {
  id: 5,
  name: '复购客户',
  isShared: true,
  filters: { orderCountFrom: '2' },
  columns: null,
  sort: '-paidPrice',
  makerName: '林知夏',
  mayChange: true,
}

let client = emptyClient()
beforeEach(() => {
  client = emptyClient()
})

async function open(at = '/', permissions?: readonly string[], views: readonly ViewRow[] = [repeat]) {
  const server = fakeServer()
    .reply(userApi.list, { page: 1, limit: 20, total: 2, totalPage: 1, list: rows })
    .reply(userApi.tags, [{ id: 7, name: '老客', userCount: 1 }])
    .reply(userApi.detail, ({ id }) => fakeUserDetail(rows.find((row) => row.id === id) ?? fakeUser(id)))
    .reply(userApi.setTags, { users: 2 })
    .reply(viewApi.list, [...views])
    .reply(viewApi.counts, [{ id: 5, count: 12 }])
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <UserListPage />
    </ConfigProvider>,
    at,
    client,
  )
  await screen.findAllByText('用户1')
  return server
}
afterEach(forgetSession)

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const address = () => screen.getByTestId('address').textContent ?? ''
const lastAsked = (server: Awaited<ReturnType<typeof open>>) => server.calls(userApi.list).at(-1)

test('a row says who it is, and marks whoever has closed the account', async () => {
  await open()
  expect(screen.getByText('（已注销）')).toBeTruthy()
  expect(screen.getByText('小程序 · 爱喝红茶')).toBeTruthy()
  expect(screen.getByText('老客')).toBeTruthy()
  expect(screen.getAllByText('138****5678')).toHaveLength(2)
})

test('a view brings its filters and order into the address, and 全部 takes them away', async () => {
  const server = await open()
  await user.click(await screen.findByRole('button', { name: /^复购客户\s*12/ }))
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ orderCountFrom: 2, sort: '-paidPrice' }))
  expect(address()).toBe('?orderCountFrom=2&sort=-paidPrice&view=5')
  expect(screen.queryByRole('button', { name: '保存为视图' })).toBeNull()
  await user.click(button('全部'))
  await waitFor(() => expect(address()).toBe(''))
})

test('a view arranges the columns, and 全部 has those of the list', async () => {
  const columns = { order: ['paidPrice', 'uid'], shown: { realName: true } }
  await open('/', undefined, [{ ...repeat, columns }])
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  const before = heads()
  expect(before).not.toContain('真实姓名')
  await user.click(await screen.findByRole('button', { name: /^复购客户/ }))
  await waitFor(() => expect(heads()).toContain('真实姓名'))
  await user.click(button('全部'))
  await waitFor(() => expect(heads()).toEqual(before))
})

test('a view says how many it has now', async () => {
  const server = await open()
  await screen.findByRole('button', { name: /^复购客户\s*12/ })
  server.reply(viewApi.counts, [{ id: 5, count: 13 }])
  await act(() => refreshArea(client, 'user'))
  expect(await screen.findByRole('button', { name: /^复购客户\s*13/ })).toBeTruthy()
})

test('what is filtered can be kept as a view', async () => {
  const server = await open('/?sex=2')
  server.reply(viewApi.save, { id: 9 })
  await user.click(button('保存为视图'))
  await user.click(await screen.findByRole('textbox', { name: '视图名称' }))
  await user.paste('女客')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.calls(viewApi.save)).toEqual([
      { list: 'user.list', name: '女客', isShared: false, filters: { sex: '2' }, columns: null, sort: '' },
    ]),
  )
  await waitFor(() => expect(address()).toBe('?sex=2&view=9'))
})

test('a view that was narrowed down further is updated or kept as another', async () => {
  const server = await open('/?orderCountFrom=2&sex=1&sort=-paidPrice&view=5')
  server.reply(viewApi.update, null)
  await user.click(await screen.findByRole('button', { name: /更新视图/ }))
  await waitFor(() =>
    expect(server.calls(viewApi.update)).toMatchObject([{ id: 5, filters: { orderCountFrom: '2', sex: '1' } }]),
  )
  expect(button('另存为视图')).toBeTruthy()
})

test('both ends of a range are one condition', async () => {
  const server = await open()
  await user.click(await screen.findByRole('textbox', { name: '订单数从' }))
  await user.keyboard('3')
  await user.click(screen.getByRole('textbox', { name: '订单数到' }))
  await user.keyboard('5')
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ orderCountFrom: 3, orderCountTo: 5 }))
  expect(await screen.findByText('订单数：3 – 5')).toBeTruthy()
  await user.click(button('移除条件订单数'))
  await waitFor(() => expect(address()).toBe(''))
})

test('ticked users get tags together', async () => {
  const server = await open()
  await user.click(screen.getByRole('checkbox', { name: '选择 1' }))
  await user.click(screen.getByRole('checkbox', { name: '选择 2' }))
  await user.click(button('添加标签'))
  await screen.findByText('为 2 个用户添加标签')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: '标签' }))
  await user.click(await screen.findByTitle('老客'))
  await user.click(dialog.getByRole('button', { name: '添加标签' }))
  await waitFor(() => expect(server.calls(userApi.setTags)).toEqual([{ uids: [1, 2], tagIds: [7], way: 'add' }]))
})

test('ticked users are sent a coupon', async () => {
  const server = await open()
  const coupon = {
    id: 6,
    name: '春茶券',
    receiveType: 1,
    money: toFen(1000),
    minPrice: toFen(0),
    isLimited: false,
  } as const
  const valid = { lastTotal: 0, isFixedTime: false, useStartTime: null, useEndTime: null, day: 7 } as const
  server.reply(couponApi.usable, [{ ...coupon, ...valid }]).reply(couponApi.send, { sent: 2, skipped: 0 })
  for (const id of [1, 2]) await user.click(screen.getByRole('checkbox', { name: `选择 ${id}` }))
  await user.click(button('发送优惠券'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('发送给选中的 2 个用户')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: /^发\s?送$/ }))
  await screen.findByText(/「春茶券」将发给选中的 2 个用户/)
  const [, confirm] = screen.getAllByRole('button', { name: /^发\s?送$/ })
  if (!confirm) throw new Error('nothing to say yes with')
  await user.click(confirm)
  await waitFor(() => expect(server.calls(couponApi.send)).toEqual([{ couponId: 6, uid: [1, 2] }]))
})

test('the drawer shows the figures of this shop, and its phone once somebody asks', async () => {
  const server = await open('/?open=1')
  server.reply(userApi.reveal, { realName: '林小茶', userPhone: '13812345678' })
  const drawer = within(await screen.findByRole('dialog'))
  for (const label of ['订单数', '消费金额', '客单价', '退款（1 次）', '最近下单']) {
    expect(await drawer.findByText(label)).toBeTruthy()
  }
  expect(drawer.getByRole('tab', { name: '订单' })).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '查看' }))
  expect(await drawer.findByText('13812345678')).toBeTruthy()
  expect(server.calls(userApi.reveal)).toEqual([{ id: 1 }])
})

test('without the rights there are no tags to give, no phones to see and no orders', async () => {
  await open('/?open=1', [userApi.list.permission, userApi.detail.permission])
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByText('客单价')
  expect(drawer.queryByRole('tab', { name: '订单' })).toBeNull()
  expect(drawer.queryByRole('button', { name: '查看' })).toBeNull()
  for (const name of ['管理标签', '导出', '标签', '备注']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the drawer shows the latest coupons, and leads to all of them', async () => {
  const server = await open()
  const piece = {
    id: 61,
    couponId: 6,
    uid: 1,
    nickname: '用户1',
    avatar: '',
    name: '春茶券',
    category: couponScope.is.shop,
    money: toFen(1000),
    minPrice: toFen(0),
    source: pieceSource.is.claimed,
    startTime: new Date('2026-03-01T00:00:00Z'),
    endTime: new Date('2026-03-31T00:00:00Z'),
    status: pieceStatus.is.unused,
    useTime: null,
    orderNo: '',
    createTime: new Date('2026-03-01T00:00:00Z'),
  }
  server.reply(couponApi.pieces, { page: 1, limit: 20, total: 21, totalPage: 2, list: [piece] })
  await user.click(screen.getByRole('link', { name: /用户1/ }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('tab', { name: '优惠券' }))
  const table = within(await drawer.findByRole('table', { name: '优惠券' }))
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '春茶券',
    '¥10',
    '不限制',
    pieceStatus.label(pieceStatus.is.unused),
    '2026-03-31 08:00:00',
  ])
  expect(server.calls(couponApi.pieces)).toEqual([{ uid: 1, limit: 20 }])
  const more = drawer.getByRole('link', { name: '查看全部 21 张优惠券' })
  expect(more.getAttribute('href')).toBe(piecesOfUserPath(1))
})

test('the export takes what is filtered, and not the page in sight', async () => {
  const server = await open('/?sex=2&page=2')
  server
    .reply(userApi.export, { fileName: '用户.xlsx', taskId: 3 })
    .refuse(taskApi.info, { code: 404, message: '任务不存在' })
  await user.click(button('导出'))
  await waitFor(() => expect(server.calls(userApi.export)).toEqual([{ sex: 2 }]))
  expect(await screen.findByText('导出用户')).toBeTruthy()
  await waitFor(() => expect(server.calls(taskApi.info)[0]).toEqual({ id: 3 }))
})
