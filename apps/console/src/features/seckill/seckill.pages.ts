import type { Page } from '#ui/page/page.ts'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'

export const seckillPages: readonly Page[] = [
  {
    path: '/marketing/seckill/list',
    title: '秒杀商品',
    offers: () => import('./seckill-offers.ts'),
    list: { call: async () => (await import('@zhanggui/contract/marketing/seckill')).seckillApi.list },
    load: () => import('./seckill-list.page.tsx'),
  },
  {
    path: '/marketing/seckill/seckillActivity',
    title: '秒杀活动',
    list: { call: async () => (await import('@zhanggui/contract/marketing/seckill')).seckillApi.activities },
    load: () => import('./activity-list.page.tsx'),
  },
  {
    path: '/marketing/seckill/creatActivity/:activityId?',
    title: '参加秒杀活动',
    call: seckillApi.add,
    hidden: true,
    activeMenu: '/marketing/seckill/seckillActivity',
    noCache: true,
    load: () => import('./join/join-activity.page.tsx'),
  },
  {
    path: '/marketing/seckill/creatSeckill/:activityId?',
    title: '添加秒杀商品',
    call: seckillApi.add,
    hidden: true,
    activeMenu: '/marketing/seckill/list',
    noCache: true,
    load: () => import('./join/join-activity.page.tsx'),
  },
]
