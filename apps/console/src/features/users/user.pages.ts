import type { Page } from '#ui/page/page.ts'

export const userPages: readonly Page[] = [
  {
    path: '/user/index',
    title: '用户管理',
    records: () => import('./user-records.ts'),
    list: { call: async () => (await import('@zhanggui/contract/user/user')).userApi.list },
    load: () => import('./user-list.page.tsx'),
  },
]
