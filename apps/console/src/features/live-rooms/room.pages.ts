import type { Page } from '#ui/page/page.ts'
import { modeFrom, tabTitleOf } from './form/room-mode.ts'

export const liveRoomPages: readonly Page[] = [
  {
    path: '/marketing/broadcast/room',
    title: '直播间管理',
    list: { call: async () => (await import('@zhanggui/contract/live/room')).liveRoomApi.list },
    offers: () => import('./room-offers.ts'),
    load: () => import('./room-list.page.tsx'),
  },
  {
    path: '/marketing/broadcast/creatRoom/:roomId?/:type?',
    title: '添加直播间',
    tabTitle: (params) => tabTitleOf(modeFrom(params)),
    hidden: true,
    activeMenu: '/marketing/broadcast/room',
    noCache: true,
    load: () => import('./form/room.page.tsx'),
  },
]
