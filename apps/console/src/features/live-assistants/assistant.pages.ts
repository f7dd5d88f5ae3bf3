import type { Page } from '#ui/page/page.ts'

export const liveAssistantPages: readonly Page[] = [
  {
    path: '/marketing/broadcast/assistant',
    title: '直播助手',
    list: { call: async () => (await import('@zhanggui/contract/live/assistant')).liveAssistantApi.list },
    offers: () => import('./assistant-offers.ts'),
    load: () => import('./assistant-list.page.tsx'),
  },
]
