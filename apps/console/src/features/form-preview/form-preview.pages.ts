import type { Page } from '#ui/page/page.ts'

export const formPreviewPages: readonly Page[] = [
  { path: '/preview', title: '表单预览', hidden: true, isBare: true, load: () => import('./preview.page.tsx') },
]
