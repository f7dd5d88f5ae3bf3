import type { Page } from '#ui/page/page.ts'

export const specRulePages: readonly Page[] = [
  {
    path: '/product/attr',
    title: '规格模板',
    offers: () => import('./spec-rule-offers.ts'),
    load: () => import('./spec-rule-list.page.tsx'),
  },
]
