import type { Page } from '#ui/page/page.ts'
import { modeFrom, tabTitleOf } from './form/form-mode.ts'

export const videoPages: readonly Page[] = [
  {
    path: '/videoChannel/productList',
    title: '过审商品',
    list: { call: async () => (await import('@zhanggui/contract/video/video')).videoApi.products },
    load: () => import('./product-list.page.tsx'),
  },
  {
    path: '/videoChannel/draftList',
    title: '草稿列表',
    offers: () => import('./video-offers.ts'),
    list: { call: async () => (await import('@zhanggui/contract/video/video')).videoApi.drafts },
    load: () => import('./draft-list.page.tsx'),
  },
  {
    path: '/videoChannel/creatVideoChannel/:id?/:isDisabled?',
    title: '添加视频号商品',
    tabTitle: (params) => tabTitleOf(modeFrom(params)),
    hidden: true,
    activeMenu: '/videoChannel/draftList',
    noCache: true,
    load: () => import('./form/video-form.page.tsx'),
  },
  {
    path: '/videoChannel/apply',
    title: '申请接入',
    load: () => import('./access/access.page.tsx'),
  },
]
