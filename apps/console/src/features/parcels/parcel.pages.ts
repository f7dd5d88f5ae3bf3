import type { Page } from '#ui/page/page.ts'

export const parcelPages: readonly Page[] = [
  {
    path: '/order/parcels',
    title: '包裹看板',
    list: { call: async () => (await import('@zhanggui/contract/order/parcel')).parcelApi.list },
    load: () => import('./parcel-list.page.tsx'),
  },
]
