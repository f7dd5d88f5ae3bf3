import type { Page } from '#ui/page/page.ts'
import { refundListDefaults } from './refund-tab-address.ts'

export const refundPages: readonly Page[] = [
  {
    path: '/order/refund',
    title: '退款订单',
    records: () => import('./refund-records.ts'),
    list: {
      call: async () => (await import('@zhanggui/contract/order/refund')).refundApi.list,
      defaults: refundListDefaults,
    },
    load: () => import('./refund-list.page.tsx'),
  },
]
