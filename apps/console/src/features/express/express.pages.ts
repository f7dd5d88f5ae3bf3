import type { Page } from '#ui/page/page.ts'

export const expressPages: readonly Page[] = [
  {
    path: '/maintain/logistics/companyList',
    title: '物流公司',
    roles: ['admin'],
    load: () => import('./company-list.page.tsx'),
  },
]
