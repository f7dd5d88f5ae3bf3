import { toShip } from '#api/testing/fake-order-flags.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { type DeskOrder, shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { type TaskRow, taskApi } from '@zhanggui/contract/task'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { afterEach, expect, test } from 'vitest'
import { takeToDesk } from './desk-draft.ts'
import ShipDeskPage from './ship-desk.page.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const order = (id: number, traits: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  orderNo: `SH${id}`,
  ...toShip,
  realName: '林小茶',
  userPhone: '13812345678',
  userAddress: `上海市浦东新区世纪大道${id}号`,
  nickName: '茶友',
  isLogoff: false,
  userRemark: '',
  merchantRemark: '',
  createTime: new Date('2026-03-01T02:00:00Z'),
  dueTime: null,
  goods: [{ id, productId: 7, skuId: 7, productName: '明前龙井', sku: '默认', image: '', num: 1 }],
  waybillCode: '',
  waybillNumber: '',
  printed: { pick: 0, slip: 0, label: 0 },
  ...traits,
})

const endedTask: TaskRow = {
  id: 5,
  kind: 'shipDesk',
  title: '批量发货',
  status: taskStatus.is.done,
  total: 2,
  done: 1,
  failed: 1,
  fileName: '',
  error: '',
  adminName: '小明',
  createTime: new Date(0),
  finishTime: new Date(0),
}

const carriers = [{ id: 1, code: 'yuantong', name: '圆通速递', isOpen: true, isDefault: true, sort: 0, isShow: true }]

async function open(list: readonly DeskOrder[]) {
  const server = fakeServer()
    .reply(shipDeskApi.orders, { list: [...list], total: list.length })
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 1, totalPage: 1, list: carriers })
    .reply(shipDeskApi.ship, { taskId: 5, total: 2 })
  await signInAtFake(server)
  takeToDesk({ orderNos: list.map(({ orderNo }) => orderNo) })
  withProviders(<ShipDeskPage />)
  await screen.findByText(list[0]?.orderNo ?? '')
  return server
}

const numberOf = (orderNo: string) => screen.getByRole('textbox', { name: `${orderNo} 的快递单号` })

test('a pasted column fills the rows from where it was pasted, and what is ready is shipped', async () => {
  const server = await open([order(1), order(2), order(3)])
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
  await open([order(1), order(2, { goods: [] }), order(3, { status: 4 })])
  expect(screen.getByText('没有可发的商品，请先处理退款申请')).toBeDefined()
  expect(screen.getByRole('link', { name: '查看退款' }).getAttribute('href')).toBe('/order/refund?orderNo=SH2')
  expect(numberOf('SH3')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: '移走不能发货的' }))
  await waitFor(() => expect(screen.queryByText('SH2')).toBeNull())
  expect(screen.queryByText('SH3')).toBeNull()
  expect(screen.getByText('SH1')).toBeDefined()
})

test('what failed stays with its reason, and only that is tried again', async () => {
  const server = (await open([order(1), order(2), order(3)]))
    .reply(taskApi.info, endedTask)
    .reply(taskApi.failureReasons, [{ reason: '服务器出错，请稍后重试', count: 1 }])
    .reply(taskApi.failures, {
      page: 1,
      limit: 500,
      total: 1,
      totalPage: 1,
      list: [{ kind: '', refId: 2, label: 'SH2', reason: '服务器出错，请稍后重试' }],
    })
  await user.click(numberOf('SH1'))
  await user.paste('YT4000001\nYT4000002')
  await user.click(await screen.findByRole('button', { name: '发货 2 单' }))
  await user.click(await screen.findByRole('button', { name: '关 闭' }))
  await waitFor(() => expect(screen.queryByText('SH1')).toBeNull())
  expect(screen.getByRole('row', { name: /SH2/ }).textContent).toContain('服务器出错，请稍后重试')
  expect(numberOf('SH2')).toHaveProperty('value', 'YT4000002')
  await user.type(numberOf('SH3'), 'YT4000003')
  await user.tab()
  await screen.findByRole('button', { name: '发货 2 单' })
  await user.click(screen.getByRole('button', { name: '重试失败的 1 单' }))
  const row = { orderId: 2, expressCode: 'yuantong', expressNumber: 'YT4000002', parcel: 0 }
  await waitFor(() => expect(server.calls(shipDeskApi.ship)[1]).toEqual({ rows: [row] }))
  await user.clear(numberOf('SH2'))
  await user.type(numberOf('SH2'), 'YT4000009')
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试失败的 1 单' })).toBeNull())
  expect(screen.getByRole('button', { name: '发货 2 单' })).toBeDefined()
})

test('the same number for two orders is shown at both, and neither is shipped', async () => {
  await open([order(1), order(2)])
  for (const orderNo of ['SH1', 'SH2']) {
    await user.type(numberOf(orderNo), 'YT3000001')
    await user.tab()
  }
  await waitFor(() => expect(numberOf('SH1').getAttribute('aria-invalid')).toBe('true'))
  expect(numberOf('SH2').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: '发货 0 单' })).toHaveProperty('disabled', true)
})
