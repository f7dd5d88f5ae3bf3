import type { Page } from '#ui/page/page.ts'

export const storeSettingsPages: readonly Page[] = [
  {
    path: '/operation/modifyStoreInfo',
    title: '商户基本设置',
    roles: ['admin'],
    offers: () => import('./store-settings-offers.ts'),
    load: () => import('./store-settings.page.tsx'),
  },
]
