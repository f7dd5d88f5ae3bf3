import type { Page } from '#ui/page.ts'
import { shippingApi } from '@zhanggui/contract/shipping'

export const shippingPages: readonly Page[] = [
  {
    path: '/operation/freightSet',
    title: '运费模板',
    call: shippingApi.list,
    roles: ['admin'],
    load: () => import('./template-list.page.tsx'),
  },
]
