import type { Page } from '#ui/page/page.ts'
import { webhookApi } from '@zhanggui/contract/event/webhook'

export const eventsOutPages: readonly Page[] = [
  {
    path: '/operation/webhooks',
    title: '事件推送',
    roles: ['admin'],
    reads: [webhookApi.list],
    load: () => import('./webhook-list.page.tsx'),
  },
  {
    path: '/operation/webhooks/deliveries',
    title: '推送记录',
    call: webhookApi.deliveries,
    hidden: true,
    list: { call: () => Promise.resolve(webhookApi.deliveries) },
    activeMenu: '/operation/webhooks',
    load: () => import('./delivery-list.page.tsx'),
  },
]
