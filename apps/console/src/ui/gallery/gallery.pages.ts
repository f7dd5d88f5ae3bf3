import type { Page } from '#ui/page.ts'

/** For those who build pages; the app lists it in development only. */
export const galleryPages: readonly Page[] = [
  { path: '/gallery', title: '组件', hidden: true, load: () => import('./gallery.page.tsx') },
]
