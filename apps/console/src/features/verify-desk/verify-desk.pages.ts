import type { Page } from '#ui/page/page.ts'

export const verifyDeskPages: readonly Page[] = [
  {
    path: '/order/verifyDesk',
    title: '核销台',
    load: () => import('./verify-desk.page.tsx'),
  },
]
