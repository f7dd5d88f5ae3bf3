import type { Page } from '#ui/page.ts'
import { pictureApi } from '@zhanggui/contract/picture'

export const picturePages: readonly Page[] = [
  {
    path: '/maintain/picture',
    title: '素材管理',
    call: pictureApi.list,
    load: () => import('./picture-library.page.tsx'),
  },
  {
    path: '/setting/uploadPicture',
    title: '图片库',
    call: pictureApi.list,
    // Of no menu entry: editors of every role open it.
    hidden: true,
    load: () => import('./picture-library.page.tsx'),
  },
]
