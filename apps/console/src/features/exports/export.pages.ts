import type { Page } from '#ui/page/page.ts'

export const exportPages: readonly Page[] = [
  {
    path: '/operation/export',
    title: '数据导出',
    list: { call: async () => (await import('@zhanggui/contract/export/export')).exportApi.list },
    offers: () => import('./export-offers.ts'),
    load: () => import('./export-list.page.tsx'),
  },
]
