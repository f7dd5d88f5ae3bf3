import type { fakeServer } from '#api/testing/fake-server.ts'
import { forgetSession } from '#api/session.ts'
import { configure, screen, waitFor } from '@testing-library/react'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDesk } from './desk-draft.ts'
import { numberOf, openDesk, order, user } from './testing/open-desk.tsx'

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
