import type { fakeServer } from '#api/testing/fake-server.ts'
import { forgetSession } from '#api/session.ts'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeDesk, fillRows } from './desk-draft.ts'
import { numberOf, openDesk, order, rowOf, user } from './testing/desk-for-tests.tsx'

configure({ defaultHidden: true })
beforeEach(() => localStorage.clear())
afterEach(forgetSession)

test('a pasted column fills the rows from where it was pasted, and what is ready is shipped', async () => {
  const server = await openDesk([order(1), order(2), order(3)])
  await user.click(numberOf('SH2'))
  await user.paste('YT2000001\nYT2000002')
  await waitFor(() => expect(numberOf('SH3')).toHaveProperty('value', 'YT2000002'))
  expect(numberOf('SH1')).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: '发货 2 单' }))
  await waitFor(() =>
    expect(server.calls(shipDeskApi.ship)).toEqual([
      {
        rows: [
          { orderId: 2, expressCode: 'yuantong', expressNumber: 'YT2000001', parcel: 0 },
          { orderId: 3, expressCode: 'yuantong', expressNumber: 'YT2000002', parcel: 0 },
        ],
      },
    ]),
  )
})

test('what cannot be shipped says why, leads to the refund, and is taken away together', async () => {
  await openDesk([order(1), order(2, { goods: [] }), order(3, { status: 4 })])
  expect(screen.getByText('没有可发的商品，请先处理退款申请')).toBeDefined()
  expect(screen.getByRole('link', { name: '查看退款' }).getAttribute('href')).toBe('/order/refund?orderNo=SH2')
  expect(numberOf('SH3')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: '移走不能发货的' }))
  await waitFor(() => expect(screen.queryByText('SH2')).toBeNull())
  expect(screen.queryByText('SH3')).toBeNull()
  expect(screen.getByText('SH1')).toBeDefined()
})

test('the same number for two orders is shown at both, and neither is shipped', async () => {
  await openDesk([order(1), order(2)])
  for (const orderNo of ['SH1', 'SH2']) {
    await user.type(numberOf(orderNo), 'YT3000001')
    await user.tab()
  }
  await waitFor(() => expect(numberOf('SH1').getAttribute('aria-invalid')).toBe('true'))
  expect(numberOf('SH2').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: '发货 0 单' })).toHaveProperty('disabled', true)
})

test('a filter that finds more than the desk holds says so until somebody has read it', async () => {
  changeDesk({ filter: {} })
  const serve = (server: ReturnType<typeof fakeServer>) =>
    void server.reply(shipDeskApi.orders, { list: [order(1), order(2)], total: 1200 })
  await openDesk([order(1)], { serve })
  const told = '筛选结果 1200 单，已载入最早的 2 单（发货台最多 500 单）'
  expect(await screen.findByText(told)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByText(told)).toBeNull())
})

/** Two orders of one buyer and one of another. */
const openNeighbours = () => {
  const userAddress = '上海市浦东新区世纪大道1号'
  return openDesk([order(1, { userAddress }), order(2), order(3, { userAddress })])
}

test('orders to one address are put in one box, which has one number', async () => {
  const server = await openNeighbours()
  await user.type(numberOf('SH3'), 'YT6000001')
  await user.tab()
  await user.click(screen.getByRole('button', { name: '合并为 1 个包裹' }))
  await waitFor(() => expect(numberOf('SH1')).toHaveProperty('value', 'YT6000001'))
  expect(rowOf('SH1').textContent).toContain('与另外 1 单同一包裹')
  expect(rowOf('SH2').textContent).not.toContain('同一包裹')
  expect(screen.queryByRole('button', { name: /^合并为/ })).toBeNull()
  await user.clear(numberOf('SH1'))
  await user.type(numberOf('SH1'), 'YT6000002')
  await user.tab()
  await waitFor(() => expect(numberOf('SH3')).toHaveProperty('value', 'YT6000002'))
  await user.click(screen.getByRole('button', { name: '发货 2 单' }))
  const row = { expressCode: 'yuantong', expressNumber: 'YT6000002', parcel: 1 }
  await waitFor(() =>
    expect(server.calls(shipDeskApi.ship)).toEqual([
      {
        rows: [
          { orderId: 1, ...row },
          { orderId: 3, ...row },
        ],
      },
    ]),
  )
})

test('an order that is taken out of its box has no number any more, and is suggested again', async () => {
  await openNeighbours()
  await user.type(numberOf('SH1'), 'YT6000001')
  await user.tab()
  await user.click(screen.getByRole('button', { name: '合并为 1 个包裹' }))
  await waitFor(() => expect(numberOf('SH3')).toHaveProperty('value', 'YT6000001'))
  await user.click(within(rowOf('SH3')).getByRole('button', { name: '拆开' }))
  await waitFor(() => expect(numberOf('SH3')).toHaveProperty('value', ''))
  expect(numberOf('SH1')).toHaveProperty('value', 'YT6000001')
  expect(rowOf('SH3').textContent).not.toContain('同一包裹')
  expect(screen.getByRole('button', { name: '合并为 1 个包裹' })).toBeDefined()
})

test('a box gets one number from the carrier, and an order that got none says why', async () => {
  const server = await openNeighbours()
  server.reply(shipDeskApi.waybills, {
    list: [
      { orderId: 1, trackingNumber: 'YT7000001', reason: '' },
      { orderId: 2, trackingNumber: '', reason: '余额不足' },
    ],
  })
  await user.click(screen.getByRole('button', { name: '合并为 1 个包裹' }))
  await waitFor(() => expect(rowOf('SH3').textContent).toContain('同一包裹'))
  await user.click(screen.getByRole('button', { name: '电子面单取号' }))
  await waitFor(() => expect(numberOf('SH3')).toHaveProperty('value', 'YT7000001'))
  expect(numberOf('SH1')).toHaveProperty('value', 'YT7000001')
  const boxes = [[1, 3], [2]]
  const rows = boxes.map((boxed) => ({ orderId: boxed[0], expressCode: 'yuantong', boxed }))
  expect(server.calls(shipDeskApi.waybills)).toEqual([{ rows }])
  expect(rowOf('SH2').textContent).toContain('余额不足')
  expect(await screen.findByText('1 个订单没有取到单号：余额不足')).toBeDefined()
})

test('labels that were printed before are printed again only after a question', async () => {
  const printed = { pick: 0, slip: 0, label: 1 }
  const server = await openDesk([
    order(1, { waybillNumber: 'YT1', printed }),
    order(2, { waybillNumber: 'YT2' }),
    order(3),
  ])
  fillRows(new Map(['SH2', 'SH3'].map((orderNo) => [orderNo, { parcel: 1 }])))
  server.reply(shipDeskApi.print, { id: 8, reprints: 1 })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: '打印' }))
    await user.click(await screen.findByRole('menuitem', { name: '打印电子面单' }))
    await screen.findByText('其中 1 单已经打印过电子面单，重复使用可能发错货。')
  }
  await ask()
  await user.click(screen.getByRole('button', { name: '取 消' }))
  await screen.findByText('已取消')
  expect(server.calls(shipDeskApi.print)).toEqual([])
  await waitFor(() => expect(screen.queryByText(/重复使用可能发错货/)).toBeNull())
  await ask()
  await user.click(screen.getByRole('button', { name: '仍然打印' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/order/shipDesk/print/8', '_blank'))
  expect(server.calls(shipDeskApi.print)).toEqual([
    { kind: 'label', orderIds: [1, 2], boxed: [{ orderId: 3, boxOf: 2 }] },
  ])
  opened.mockRestore()
})
