import type { Page } from '#ui/page/page.ts'

export const homePages: readonly Page[] = [
  { path: '/dashboard', title: '首页', affix: true, load: () => import('./dashboard.page.tsx') },
]
