import type { Page } from '#ui/page/page.ts'

export const shippingPages: readonly Page[] = [
  {
    path: '/operation/freightSet',
    title: '运费模板',
    roles: ['admin'],
    load: () => import('./template-list.page.tsx'),
  },
]
