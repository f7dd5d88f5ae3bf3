import type { Page } from '#ui/page.ts'
import { storeCategoryApi } from '@zhanggui/contract/store-category'

export const storeCategoryPages: readonly Page[] = [
  {
    path: '/product/classify',
    title: '商品分类',
    call: storeCategoryApi.list,
    load: () => import('./category-list.page.tsx'),
  },
]
