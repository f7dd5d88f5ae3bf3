import type { Page } from '#ui/page/page.ts'

export const errorLogPage: Page = {
  path: '/error-log',
  title: '错误日志',
  hidden: true,
  load: () => import('./error-log.page.tsx'),
}

/** Shown inside the shell but never as a tab: there is nothing to come back to. */
export const statusPages: readonly Page[] = [
  { path: '/401', title: '没有权限', hidden: true, load: () => import('./no-access.page.tsx') },
  { path: '/404', title: '页面不存在', hidden: true, load: () => import('./not-found.page.tsx') },
]

export const isStatusPage = (page: Page): boolean => statusPages.includes(page)
