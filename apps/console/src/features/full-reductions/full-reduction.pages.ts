import type { Page } from '#ui/page/page.ts'

export const fullReductionPages: readonly Page[] = [
  {
    path: '/FullReduction/index',
    title: '满减活动',
    list: { call: async () => (await import('@zhanggui/contract/marketing/full-reduction')).fullReductionApi.list },
    offers: () => import('./full-reduction-offers.ts'),
    load: () => import('./full-reduction-list.page.tsx'),
  },
]
