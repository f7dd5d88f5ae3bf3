import type { Page } from '#ui/page/page.ts'

/** For those who build pages; the product does not have them. */
export const galleryPages: readonly Page[] = [
  { path: '/gallery', title: '组件', hidden: true, load: () => import('./gallery.page.tsx') },
  { path: '/gallery/table', title: '长表格', hidden: true, load: () => import('./gallery-table.page.tsx') },
]
