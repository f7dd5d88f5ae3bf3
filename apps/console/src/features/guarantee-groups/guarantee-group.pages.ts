import type { Page } from '#ui/page.ts'
import { guaranteeGroupApi } from '@zhanggui/contract/guarantee-group'

export const guaranteeGroupPages: readonly Page[] = [
  {
    path: '/product/guarantee/group',
    title: '保障服务组合',
    call: guaranteeGroupApi.list,
    load: () => import('./group-list.page.tsx'),
  },
]
