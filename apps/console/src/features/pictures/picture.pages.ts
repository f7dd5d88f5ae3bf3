import { preload, type Page } from '#ui/page/page.ts'

const load = () => preload(import('./picture-library.page.tsx'), import('./library-sheet.tsx'))

export const picturePages: readonly Page[] = [
  { path: '/maintain/picture', title: '素材管理', load },
  {
    path: '/setting/uploadPicture',
    title: '图片库',
    // Of no menu entry: editors of every role open it.
    hidden: true,
    load,
  },
]
