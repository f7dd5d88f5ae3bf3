import type { Page } from '#ui/page/page.ts'

export const shippingPages: readonly Page[] = [
  {
    path: '/operation/freightSet',
    title: '运费模板',
    roles: ['admin'],
    list: { call: async () => (await import('@zhanggui/contract/shipping')).shippingApi.list },
    offers: () => import('./shipping-offers.ts'),
    load: () => import('./template-list.page.tsx'),
  },
]
