import type { Page } from '#ui/page.ts'
import { specRuleApi } from '@zhanggui/contract/spec-rule'

export const specRulePages: readonly Page[] = [
  {
    path: '/product/attr',
    title: '商品规格',
    call: specRuleApi.list,
    load: () => import('./spec-rule-list.page.tsx'),
  },
]
