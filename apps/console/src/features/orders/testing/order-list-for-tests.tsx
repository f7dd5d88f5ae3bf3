import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import { teamApi } from '@zhanggui/contract/order/team'
import { ConfigProvider } from 'antd'
import { fakeDetail } from '../fake-order.ts'
import OrderListPage from '../list/order-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
export const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const counts = {
  all: 2,
  unPaid: 0,
  notShipped: 2,
  dispatching: 0,
  spike: 0,
  verification: 7,
  receiving: 0,
  complete: 0,
  refunded: 0,
  cancel: 0,
  deleted: 0,
  isPartial: false,
}

const carrier = { sort: 1, isShow: true, isOpen: true, isDefault: false }
const carriers = [
  { ...carrier, id: 2, name: '顺丰速运', code: 'shunfeng' },
  { ...carrier, id: 1, name: '中通快递', code: 'zto', isDefault: true },
]

/** The list of these orders, as they are whenever it asks for them; signed in as somebody who may do everything. */
export async function openOrderList(rows: () => readonly OrderRow[]) {
  const server = fakeServer()
    .reply(orderApi.list, ({ page = 1, limit = 20 }) => ({
      page,
      limit,
      total: rows().length,
      totalPage: 1,
      list: [...rows()],
    }))
    .reply(orderApi.tabs, counts)
    .reply(teamApi.options, { people: [], tagList: [] })
    .reply(teamApi.marks, [])
    .reply(orderApi.info, ({ orderNo }) => ({ ...fakeDetail, orderNo }))
    .reply(orderApi.send, null)
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 2, totalPage: 1, list: carriers })
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <OrderListPage />
    </ConfigProvider>,
  )
  await screen.findByRole('link', { name: rows()[0]?.orderNo ?? '' })
  return server
}

export const rowOf = (orderNo: string) => {
  const found = screen.getByRole('link', { name: orderNo }).closest('tr')
  if (!found) throw new Error(`no row of ${orderNo}`)
  return within(found)
}
export const openMenu = (orderNo: string) => user.click(rowOf(orderNo).getByRole('button', { name: '更多' }))
export const dialog = () => within(screen.getByRole('dialog'))
/** What lies over everything else. */
export const topDialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
