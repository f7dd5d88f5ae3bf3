import type { Page } from '#ui/page.ts'
import { adminApi, roleApi } from '@zhanggui/contract/staff'

export const staffPages: readonly Page[] = [
  {
    path: '/operation/roleManager/identityManager',
    title: '角色管理',
    call: roleApi.list,
    roles: ['admin'],
    load: () => import('./role-list.page.tsx'),
  },
  {
    path: '/operation/roleManager/adminList',
    title: '管理员列表',
    call: adminApi.list,
    roles: ['admin'],
    load: () => import('./admin-list.page.tsx'),
  },
]
