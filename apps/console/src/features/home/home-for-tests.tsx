import { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser, menuNode } from '#api/testing/fake-session.ts'
import { loadSession } from '#api/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { homeApi } from '@zhanggui/contract/home'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { MemoryRouter } from 'react-router'
import DashboardPage from './dashboard.page.tsx'

export const shop = {
  merName: '青禾茶业',
  isSwitch: true,
  isSelf: false,
  merStarLevel: 4,
  createTime: new Date('2026-01-01T00:00:00Z'),
}
export const home = {
  onSaleProductNum: 12,
  awaitAuditProductNum: 0,
  refusedProductNum: 3,
  lowStockProductNum: 1200,
  notShippingOrderNum: 40,
  awaitVerificationOrderNum: 2,
  refundingOrderNum: 5,
  awaitReceivingRefundNum: 4,
  problemParcelNum: 7,
  awaitReplyNum: 6,
  checkedImportNum: 0,
  due: { notShippingOrderNum: 3, refundingOrderNum: 1, awaitReceivingRefundNum: 0 },
  shop,
  storage: { usedBytes: 1024 ** 3, quotaBytes: 5 * 1024 ** 3 },
  isDemo: false,
}
export const notice: NoticeRow = {
  id: 9,
  type: '2',
  kind: 'newOrder',
  title: '你有新的订单',
  content: '共 3 件',
  url: '/order/list',
  createTime: new Date('2026-03-01T02:00:00Z'),
  isRead: false,
}
export const clerk: SessionUser = {
  ...fakeUser,
  account: 'clerk',
  realName: '小李',
  roles: ['editor'],
  roleNames: ['客服'],
  permissionsList: [],
  lastIp: '203.0.113.24',
  lastLoginTime: new Date('2026-03-01T01:00:00Z'),
}
export const pageOf = <T,>(list: T[], total = list.length) => ({ page: 1, limit: 5, totalPage: 1, total, list })

/** A shop with work to do, and a clerk who may see none of it. */
export const homeServer = () =>
  fakeServer()
    .reply(homeApi.operating, home)
    .reply(noticeApi.list, pageOf([notice]))
    .reply(sessionApi.info, clerk)
    .reply(sessionApi.menus, [
      menuNode('首页', '/dashboard'),
      menuNode('订单', '/order', [menuNode('订单列表', '/order/list'), menuNode('退款订单', '/order/refund')]),
      menuNode('旧版', '/javaMobile'),
      menuNode('官网', 'https://shop.example'),
    ])

export async function openHome() {
  await loadSession()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), client }
}
