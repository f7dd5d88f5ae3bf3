import type { Page } from '#ui/page/page.ts'

export const staffPages: readonly Page[] = [
  {
    path: '/operation/roleManager/identityManager',
    title: '角色管理',
    roles: ['admin'],
    list: { call: async () => (await import('@zhanggui/contract/staff')).roleApi.list },
    offers: () => import('./offers/role-offers.ts'),
    load: () => import('./role-list.page.tsx'),
  },
  {
    path: '/operation/roleManager/adminList',
    title: '管理员列表',
    roles: ['admin'],
    list: { call: async () => (await import('@zhanggui/contract/staff')).adminApi.list },
    offers: () => import('./offers/admin-offers.ts'),
    load: () => import('./admin-list.page.tsx'),
  },
]
