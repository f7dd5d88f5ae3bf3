import type { Page } from '#ui/page/page.ts'

/** Outside the shell and its routes; the guard shows it to whoever is not signed in. */
export const loadLoginPage = () => import('./login/login.page.tsx')

export const sessionPages: readonly Page[] = [
  { path: '/maintain/user', title: '个人中心', hidden: true, load: () => import('./profile/profile.page.tsx') },
]
