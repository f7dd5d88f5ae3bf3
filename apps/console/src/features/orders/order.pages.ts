import type { Page } from '#ui/page/page.ts'
import { orderListDefaults } from './list/order-tab-address.ts'

const list = {
  call: async () => (await import('@zhanggui/contract/order/order')).orderApi.list,
  defaults: orderListDefaults,
}

/** One page under two addresses of the specification. */
export const orderPages: readonly Page[] = [
  {
    path: '/order/list',
    title: '订单',
    offers: () => import('./order-offers.ts'),
    records: () => import('./order-records.ts'),
    list,
    load: () => import('./list/order-list.page.tsx'),
  },
  {
    path: '/order/index',
    title: '订单',
    hidden: true,
    activeMenu: '/order/list',
    list,
    load: () => import('./list/order-list.page.tsx'),
  },
  {
    path: '/order/print/:orderNo',
    title: '打印小票',
    hidden: true,
    activeMenu: '/order/list',
    isBare: true,
    load: () => import('./print/receipt.page.tsx'),
  },
]
