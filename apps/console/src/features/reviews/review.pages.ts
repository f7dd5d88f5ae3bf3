import type { Page } from '#ui/page/page.ts'

export const reviewPages: readonly Page[] = [
  {
    path: '/product/comment',
    title: '商品评论',
    offers: () => import('./review-offers.ts'),
    load: () => import('./review-list.page.tsx'),
  },
]
