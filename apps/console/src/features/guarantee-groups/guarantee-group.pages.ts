import type { Page } from '#ui/page/page.ts'

export const guaranteeGroupPages: readonly Page[] = [
  {
    path: '/product/guarantee/group',
    title: '保障服务组合',
    offers: () => import('./guarantee-group-offers.ts'),
    load: () => import('./group-list.page.tsx'),
  },
]
