import type { Page } from '#ui/page/page.ts'
import { goodsIdIn } from './live-goods-paths.ts'

export const liveGoodsPages: readonly Page[] = [
  {
    path: '/marketing/broadcast/product',
    title: '直播商品列表',
    offers: () => import('./live-goods-offers.ts'),
    list: { call: async () => (await import('@zhanggui/contract/live/goods')).liveGoodsApi.list },
    load: () => import('./live-goods-list.page.tsx'),
  },
  {
    path: '/marketing/broadcast/creatPro/:liveId?',
    title: '添加直播商品',
    tabTitle: ({ liveId }) => (goodsIdIn(liveId) === undefined ? '添加直播商品' : '编辑直播商品'),
    hidden: true,
    activeMenu: '/marketing/broadcast/product',
    noCache: true,
    load: () => import('./form/live-goods-form.page.tsx'),
  },
]
