import type { Page } from '#ui/page/page.ts'

export const logPages: readonly Page[] = [
  { path: '/maintain/sensitiveLog', title: '敏感操作日志', load: () => import('./sensitive-log.page.tsx') },
]
