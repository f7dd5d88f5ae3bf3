import type { Page } from '#ui/page/page.ts'
import { orderListDefaults } from './list/order-tab-address.ts'

const list = {
  path: '/order/list',
  title: '订单',
  offers: () => import('./order-offers.ts'),
  records: () => import('./order-records.ts'),
  list: {
    call: async () => (await import('@zhanggui/contract/order/order')).orderApi.list,
    defaults: orderListDefaults,
  },
  load: () => import('./list/order-list.page.tsx'),
} satisfies Page

/** One page under two addresses of the specification. */
export const orderPages: readonly Page[] = [
  list,
  { path: '/order/index', title: list.title, hidden: true, activeMenu: list.path, list: list.list, load: list.load },
]
