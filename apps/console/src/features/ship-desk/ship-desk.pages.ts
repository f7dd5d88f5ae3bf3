import type { Page } from '#ui/page/page.ts'

export const shipDeskPages: readonly Page[] = [
  { path: '/order/shipDesk', title: '批量发货', load: () => import('./ship-desk.page.tsx') },
  {
    path: '/order/shipDesk/print/:id',
    title: '打印发货单据',
    hidden: true,
    activeMenu: '/order/shipDesk',
    isBare: true,
    load: () => import('./print/sheets.page.tsx'),
  },
]
