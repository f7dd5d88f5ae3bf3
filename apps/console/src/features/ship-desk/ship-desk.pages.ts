import type { Page } from '#ui/page/page.ts'
import { SHIP_DESK, WAYBILLS } from './desk-paths.ts'

export const shipDeskPages: readonly Page[] = [
  { path: '/order/shipDesk', title: '批量发货', load: () => import('./ship-desk.page.tsx') },
  {
    path: WAYBILLS,
    title: '电子面单记录',
    hidden: true,
    activeMenu: SHIP_DESK,
    list: { call: async () => (await import('@zhanggui/contract/order/waybill')).waybillApi.list },
    load: () => import('./waybills/waybill-list.page.tsx'),
  },
  {
    path: '/order/shipDesk/print/:id',
    title: '打印发货单据',
    hidden: true,
    activeMenu: '/order/shipDesk',
    isBare: true,
    load: () => import('./print/sheets.page.tsx'),
  },
]
