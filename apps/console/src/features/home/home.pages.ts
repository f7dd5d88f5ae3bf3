import type { Page } from '#ui/page.ts'
import { homeApi } from '@zhanggui/contract/home'

export const homePages: readonly Page[] = [
  { path: '/dashboard', title: '首页', call: homeApi.index, affix: true, load: () => import('./dashboard.page.tsx') },
]
