import type { Page } from '#ui/page/page.ts'
import { homeApi } from '@zhanggui/contract/home'

export const homePages: readonly Page[] = [
  {
    path: '/dashboard',
    title: '首页',
    affix: true,
    reads: [homeApi.index, homeApi.operating],
    load: () => import('./dashboard.page.tsx'),
  },
]
