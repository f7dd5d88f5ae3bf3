import type { Page } from '#ui/page/page.ts'
import { deliveryTimeDefaults } from './delivery-time-defaults.ts'

export const deliveryTimePages: readonly Page[] = [
  {
    path: '/DeliveryTimes/index',
    title: '配送时间',
    list: {
      call: async () => (await import('@zhanggui/contract/marketing/delivery-time')).deliveryTimeApi.list,
      defaults: deliveryTimeDefaults,
    },
    offers: () => import('./delivery-time-offers.ts'),
    load: () => import('./delivery-time-list.page.tsx'),
  },
]
