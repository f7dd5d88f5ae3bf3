import type { Page } from '#ui/page/page.ts'

export const sessionPages: readonly Page[] = [
  { path: '/maintain/user', title: '个人中心', hidden: true, load: () => import('./profile/profile.page.tsx') },
]
