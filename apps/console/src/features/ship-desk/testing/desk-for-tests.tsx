import { toShip } from '#api/testing/fake-order-flags.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { type DeskOrder, shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { takeToDesk } from '../desk-draft.ts'
import ShipDeskPage from '../ship-desk.page.tsx'

export const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

export const order = (id: number, traits: Partial<DeskOrder> = {}): DeskOrder => ({
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

const carriers = [{ id: 1, code: 'yuantong', name: '圆通速递', isOpen: true, isDefault: true, sort: 0, isShow: true }]

interface Visit {
  readonly at?: string
  readonly serve?: (server: ReturnType<typeof fakeServer>) => void
}

/** The desk with these orders on it. */
export async function openDesk(list: readonly DeskOrder[], { at, serve }: Visit = {}) {
  const server = fakeServer()
    .reply(shipDeskApi.orders, { list: [...list], total: list.length })
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 1, totalPage: 1, list: carriers })
    .reply(shipDeskApi.ship, { taskId: 5, total: 2 })
  serve?.(server)
  await signInAtFake(server)
  takeToDesk({ orderNos: list.map(({ orderNo }) => orderNo) })
  withProviders(<ShipDeskPage />, at)
  await screen.findByRole('table', { name: '待发货订单' })
  return server
}

export const numberOf = (orderNo: string) => screen.getByRole('textbox', { name: `${orderNo} 的快递单号` })
export const rowOf = (orderNo: string) => screen.getByRole('row', { name: new RegExp(orderNo) })
