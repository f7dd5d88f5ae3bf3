import type { Page } from '#ui/page.ts'

export const picturePages: readonly Page[] = [
  {
    path: '/maintain/picture',
    title: '素材管理',
    load: () => import('./picture-library.page.tsx'),
  },
  {
    path: '/setting/uploadPicture',
    title: '图片库',
    // Of no menu entry: editors of every role open it.
    hidden: true,
    load: () => import('./picture-library.page.tsx'),
  },
]
