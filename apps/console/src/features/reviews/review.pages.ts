import type { Page } from '#ui/page/page.ts'

export const reviewPages: readonly Page[] = [
  {
    path: '/product/comment',
    title: '商品评论',
    list: { call: async () => (await import('@zhanggui/contract/goods/product-review')).reviewApi.list },
    offers: () => import('./review-offers.ts'),
    load: () => import('./review-list.page.tsx'),
  },
]
