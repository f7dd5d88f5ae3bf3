import type { Page } from '#ui/page/page.ts'

export const logPages: readonly Page[] = [
  {
    path: '/maintain/sensitiveLog',
    title: '敏感操作日志',
    list: { call: async () => (await import('@zhanggui/contract/log')).logApi.sensitive },
    load: () => import('./sensitive-log.page.tsx'),
  },
]
