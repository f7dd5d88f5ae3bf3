import type { Page } from '#ui/page/page.ts'
import { NOTICE_SETTINGS } from '#widgets/notices/open-notices.ts'

export const noticePages: readonly Page[] = [
  { path: NOTICE_SETTINGS, title: '通知设置', hidden: true, load: () => import('./notice-settings.page.tsx') },
]
