import type { Page } from '#ui/page/page.ts'

/** The widgets in their states, beside the gallery of the kit, which knows no widgets. */
export const widgetGalleryPages: readonly Page[] = [
  { path: '/gallery/form', title: '动态表单', hidden: true, load: () => import('./gallery-form.page.tsx') },
  { path: '/gallery/pickers', title: '选择商品', hidden: true, load: () => import('./gallery-pickers.page.tsx') },
]
