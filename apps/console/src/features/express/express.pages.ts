import type { Page } from '#ui/page.ts'
import { expressApi } from '@zhanggui/contract/express'

export const expressPages: readonly Page[] = [
  {
    path: '/maintain/logistics/companyList',
    title: '物流公司',
    call: expressApi.all,
    roles: ['admin'],
    load: () => import('./company-list.page.tsx'),
  },
]
