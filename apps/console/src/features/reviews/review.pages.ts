import type { Page } from '#ui/page.ts'
import { reviewApi } from '@zhanggui/contract/product-review'

export const reviewPages: readonly Page[] = [
  {
    path: '/product/comment',
    title: '商品评论',
    call: reviewApi.list,
    load: () => import('./review-list.page.tsx'),
  },
]
