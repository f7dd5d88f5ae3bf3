import type { PictureRow } from '@zhanggui/contract/picture'

/** The library keeps both; a screen shows one of them at a time. */
export type PictureKind = 'picture' | 'video'

interface KindFacts {
  readonly label: string
  /** With its counting word, as in 最多只能选一张图片. */
  readonly measure: string
  /** As the list is asked for it (sheet 1 §5). */
  readonly attType: readonly string[]
  readonly endings: readonly string[]
  readonly wrongType: string
}

export const pictureKinds: Readonly<Record<PictureKind, KindFacts>> = {
  picture: {
    label: '图片',
    measure: '张',
    attType: ['jpg', 'jpeg', 'gif', 'png', 'bmp', 'PNG', 'JPG'],
    endings: ['gif', 'jpeg', 'jpg', 'png', 'bmp'],
    wrongType: '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种',
  },
  video: {
    label: '视频',
    measure: '个',
    attType: ['video/mp4'],
    endings: ['mp4'],
    wrongType: '视频类型必须是.mp4',
  },
}

/** What the browser's file dialog offers. */
export const acceptOf = (kind: PictureKind): string =>
  pictureKinds[kind].endings.map((ending) => `.${ending}`).join(',')

const MEGABYTE = 1024 * 1024

/** Looks at the name and the size alone, before anything is sent; the server looks into the file. */
export function whyNotUpload(
  kind: PictureKind,
  { name, size }: Pick<File, 'name' | 'size'>,
  mostBytes = Number.POSITIVE_INFINITY,
): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const { endings, wrongType, label } = pictureKinds[kind]
  if (!endings.includes(ending)) return wrongType
  return size >= mostBytes ? `上传${label}不能超过 ${mostBytes / MEGABYTE}MB!` : undefined
}

export const isVideo = ({ attType }: Pick<PictureRow, 'attType'>): boolean => attType.startsWith('video/')
