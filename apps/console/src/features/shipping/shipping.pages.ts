import type { Page } from '#ui/page/page.ts'

export const shippingPages: readonly Page[] = [
  {
    path: '/operation/freightSet',
    title: '运费模板',
    roles: ['admin'],
    offers: () => import('./shipping-offers.ts'),
    load: () => import('./template-list.page.tsx'),
  },
]
