import { forgetSession } from '#api/session.ts'
import { publishAreaChange } from '#ui/live/live-areas.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import { toFen } from '@zhanggui/domain/kernel/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeRow } from '../fake-order.ts'
import { dialog, openMenu, openOrderList, rowOf, topDialog, user } from '../testing/order-list-for-tests.tsx'

let rows: OrderRow[]
let server: Awaited<ReturnType<typeof openOrderList>>

beforeEach(async () => {
  rows = [fakeRow(2), fakeRow(1, { refundStatus: 1, openRefunds: 1, userRefundSign: true })]
  server = await openOrderList(() => rows)
})
afterEach(forgetSession)

const numbers = () => screen.getAllByRole('link', { name: /^SH\d/ }).map(({ textContent }) => textContent)

test('tabs take the count that the wire calls otherwise', () => {
  expect(screen.getByRole('tab', { name: '待核销(7)' })).toBeTruthy()
})

test('new orders wait above rows that stay in their places and get their new values', async () => {
  rows = [fakeRow(3), fakeRow(2, { status: 4 }), ...rows.slice(1)]
  act(() => publishAreaChange('order'))
  expect(await screen.findByRole('button', { name: '有 1 条新订单，点击查看' })).toBeTruthy()
  expect(numbers()).toEqual(['SH2', 'SH1'])
  expect(rowOf('SH2').getByText('待收货')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /有 1 条新订单/ }))
  expect(numbers()).toEqual(['SH3', 'SH2', 'SH1'])
  expect(screen.queryByRole('button', { name: /新订单/ })).toBeNull()
})

test('an order that was handed over for its code leaves the list, others stay until somebody asks', async () => {
  server.reply(orderApi.verify, () => {
    rows = []
    return { orderNo: 'SH2' }
  })
  await user.click(screen.getByRole('button', { name: '核销订单' }))
  await user.type(await screen.findByLabelText('核销码'), '6120045501{Enter}')
  const listed = () => within(screen.getByRole('table')).getAllByRole('link', { name: /^SH\d/ })
  await waitFor(() => expect(listed().map(({ textContent }) => textContent)).toEqual(['SH1']))
  expect(screen.getByRole('button', { name: /^1 条订单已不在此列表/ })).toBeTruthy()
})

test('a tab that could not be read shows its own orders once it can, and none of those before', async () => {
  server.refuse(orderApi.list, { code: 500, message: '系统繁忙' })
  await user.click(screen.getByRole('tab', { name: /^待收货/ }))
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  const list = [fakeRow(7, { status: 4 })]
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  server.reply(orderApi.list, () => asked.then(() => ({ page: 1, limit: 20, total: 1, totalPage: 1, list })))
  await user.click(screen.getByRole('button', { name: /重\s?试/ }))
  await waitFor(() => expect(screen.queryByText('系统繁忙')).toBeNull())
  answer()
  await waitFor(() => expect(numbers()).toEqual(['SH7']))
  expect(screen.queryByRole('button', { name: /已不在此列表/ })).toBeNull()
})

test('what is blocked says why', async () => {
  await openMenu('SH1')
  const because = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('aria-description')
  expect(because('直接退款')).toBe('发生用户申请退款的订单无法商家直接退款')
  expect(because('删除')).toBe('订单用户未删除')
})

test('a part is sent with the fields of its way and nothing else', async () => {
  await user.click(rowOf('SH2').getByRole('button', { name: '发货' }))
  await user.click(await screen.findByRole('radio', { name: '商家送货' }))
  await user.click(screen.getByRole('switch', { name: '分单发货' }))
  await user.click(dialog().getByRole('button', { name: /^发\s?货$/ }))
  expect(await screen.findByText('请选择分单发货商品')).toBeTruthy()
  expect(screen.getByText('请输入联系电话')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /龙井/ }))
  await user.click(screen.getByLabelText('配送人员'))
  await user.paste('小周')
  await user.click(screen.getByLabelText('手机号码'))
  await user.paste('13700001111')
  await user.click(dialog().getByRole('button', { name: /^发\s?货$/ }))
  expect(await screen.findByText('发货成功')).toBeTruthy()
  expect(server.calls(orderApi.send)).toEqual([
    {
      orderNo: 'SH2',
      deliveryType: 'merchant',
      isSplit: true,
      deliveryCarrier: '小周',
      carrierPhone: '13700001111',
      detailList: [{ orderDetailId: 11, num: 2 }],
    },
  ])
})

test('an order goes with the default carrier: its number is all that is typed, and Enter sends it', async () => {
  await user.click(rowOf('SH2').getByRole('button', { name: '发货' }))
  const number = await screen.findByLabelText('快递单号')
  await waitFor(() => expect(document.activeElement).toBe(number))
  const packed = within(screen.getByRole('list', { name: '本次发货的商品' })).getAllByRole('listitem')
  expect(packed.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/龙井.*×2$/),
    expect.stringMatching(/×1$/),
  ])
  await user.keyboard('ZT1234567890{Enter}')
  expect(await screen.findByText('发货成功')).toBeTruthy()
  expect(server.calls(orderApi.send)).toEqual([
    { orderNo: 'SH2', deliveryType: 'express', isSplit: false, expressCode: 'zto', expressNumber: 'ZT1234567890' },
  ])
})

test('the sum of a refund is that of the server, and asked about again before it is paid', async () => {
  server
    .reply(directRefundApi.quoteRefund, ({ returnType }) => {
      const refundPrice = toFen(returnType === 2 ? 9600 : 24_050)
      const part = { orderDetailId: 11, refundPrice, freightFee: toFen(0), most: refundPrice }
      return { refundPrice, freightFee: toFen(0), lines: [part] }
    })
    .reply(directRefundApi.refund, null)
  await openMenu('SH2')
  await user.click(screen.getByRole('menuitem', { name: '直接退款' }))
  const sum = async () => (await screen.findByRole('region', { name: '预计退款金额' })).textContent
  await waitFor(async () => expect(await sum()).toContain('预计退款金额¥240.50'))
  await user.click(screen.getByRole('radio', { name: '分单退款' }))
  await user.click(screen.getByRole('checkbox', { name: /龙井/ }))
  await waitFor(async () => expect(await sum()).toContain('预计退款金额¥96.00'))
  await user.click(dialog().getByRole('button', { name: /^退\s?款$/ }))
  expect(await screen.findByText('确定退款 ¥96.00 给「小满」吗？退款后不能撤回！')).toBeTruthy()
  expect(server.calls(directRefundApi.refund)).toEqual([])
  const quoted = server.calls(directRefundApi.quoteRefund).length
  await user.click(topDialog().getByRole('button', { name: /^退\s?款$/ }))
  expect(await screen.findByText('直接退款成功')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: '预计退款金额' })).toBeNull())
  // What is refunded cannot be quoted any more.
  expect(server.calls(directRefundApi.quoteRefund)).toHaveLength(quoted)
})

test('buyer data stays masked until somebody asks, and again for the next order', async () => {
  server.reply(orderApi.reveal, {
    realName: '李秀英',
    userPhone: '13812345678',
    userAddress: '龙井路 88 号',
    phone: '',
  })
  await user.click(screen.getByRole('link', { name: 'SH2' }))
  expect(await screen.findByText('李*')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '复制订单号' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('SH2'))
  expect(server.calls(orderApi.reveal)).toEqual([])
  await user.click(screen.getByRole('button', { name: '查看' }))
  expect(await screen.findByText('李秀英')).toBeTruthy()
  await user.keyboard(']')
  expect(await screen.findByText('李*')).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('?open=SH1')
  expect(server.calls(orderApi.reveal)).toEqual([{ orderNo: 'SH2' }])
})
