import type { Page } from '#ui/page.ts'
import { logApi } from '@zhanggui/contract/log'

export const logPages: readonly Page[] = [
  {
    path: '/maintain/sensitiveLog',
    title: '敏感操作日志',
    call: logApi.sensitive,
    load: () => import('./sensitive-log.page.tsx'),
  },
]
