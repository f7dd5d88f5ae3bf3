import type { Page } from '#ui/page/page.ts'

export const financePages: readonly Page[] = [
  {
    path: '/finance/statement',
    title: '账单管理',
    load: () => import('./statement/statement.page.tsx'),
  },
  {
    path: '/finance/statement/print/:month?',
    title: '月账单打印',
    hidden: true,
    activeMenu: '/finance/statement',
    isBare: true,
    noCache: true,
    load: () => import('./statement/print-month.page.tsx'),
  },
  {
    path: '/finance/capitalFlow',
    title: '资金流水',
    list: { call: async () => (await import('@zhanggui/contract/finance/capital-flow')).capitalFlowApi.list },
    load: () => import('./flow/capital-flow.page.tsx'),
  },
  {
    path: '/finance/closingRecord',
    title: '结算记录',
    offers: () => import('./closing/closing-offers.ts'),
    records: () => import('./closing/closing-records.ts'),
    list: { call: async () => (await import('@zhanggui/contract/finance/closing')).closingApi.list },
    load: () => import('./closing/closing-record.page.tsx'),
  },
  {
    path: '/finance/invoice',
    title: '发票管理',
    list: { call: async () => (await import('@zhanggui/contract/finance/invoice')).invoiceApi.list },
    load: () => import('./invoice/invoice-list.page.tsx'),
  },
]
