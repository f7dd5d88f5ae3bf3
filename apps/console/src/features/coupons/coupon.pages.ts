import type { Page } from '#ui/page/page.ts'
import { modeFrom, tabTitleOf } from './form/form-mode.ts'

export const couponPages: readonly Page[] = [
  {
    path: '/coupon/list',
    title: '优惠券列表',
    offers: () => import('./coupon-offers.ts'),
    list: { call: async () => (await import('@zhanggui/contract/coupon/coupon')).couponApi.list },
    load: () => import('./coupon-list.page.tsx'),
  },
  {
    path: '/coupon/list/save/:id?/:edit?',
    title: '优惠券添加',
    tabTitle: (params) => tabTitleOf(modeFrom(params)),
    hidden: true,
    activeMenu: '/coupon/list',
    noCache: true,
    load: () => import('./form/coupon-form.page.tsx'),
  },
  {
    path: '/coupon/record',
    title: '领取记录',
    list: { call: async () => (await import('@zhanggui/contract/coupon/coupon')).couponApi.pieces },
    load: () => import('./piece-list.page.tsx'),
  },
]
