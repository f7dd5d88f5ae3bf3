import type { Page } from '#ui/page/page.ts'

/** Open to everybody: each kind of promotion is shown to those who may see its list. */
export const promotionCalendarPages: readonly Page[] = [
  {
    path: '/marketing/calendar',
    title: '营销日历',
    hidden: true,
    load: () => import('./promotion-calendar.page.tsx'),
  },
]
