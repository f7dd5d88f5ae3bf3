import type { Page } from '#ui/page/page.ts'

export const specRulePages: readonly Page[] = [
  {
    path: '/product/attr',
    title: '规格模板',
    list: { call: async () => (await import('@zhanggui/contract/goods/spec-rule')).specRuleApi.list },
    offers: () => import('./spec-rule-offers.ts'),
    load: () => import('./spec-rule-list.page.tsx'),
  },
]
