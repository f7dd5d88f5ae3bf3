import type { Page } from '#ui/page/page.ts'

export const storeCategoryPages: readonly Page[] = [
  {
    path: '/product/classify',
    title: '商品分类',
    offers: () => import('./store-category-offers.ts'),
    load: () => import('./category-list.page.tsx'),
  },
]
