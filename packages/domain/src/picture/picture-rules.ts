/** A library picture's place of use, as deleting it names it. */
export interface PictureUse {
  readonly attId: number
  readonly label: string
}

const MAX_NAMED = 5

export function whyNotDeletePictures(uses: readonly PictureUse[]): string | undefined {
  if (uses.length === 0) return undefined
  const places = [...new Set(uses.map(({ label }) => label))]
  const named = places.slice(0, MAX_NAMED).join('、')
  return `图片正在使用：${named}${places.length > MAX_NAMED ? ` 等${places.length}处` : ''}`
}

/** Two pictures of the library, one of which is to stand where the other one stands now. */
export interface Replacement {
  readonly from: LibraryFile
  readonly to: LibraryFile
}
interface LibraryFile {
  readonly id: number
  readonly type: string
}

const PICTURE_TYPES = new Set(['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp'])

export function whyNotReplace({ from, to }: Replacement): string | undefined {
  if (from.id === to.id) return '新图片与原图片相同，请选择另一张'
  return [from, to].every(({ type }) => PICTURE_TYPES.has(type)) ? undefined : '只有图片可以替换'
}

const MAX_STEM_LENGTH = 90

/** The name shown in the library: without folders and control characters, cut to 90 characters and the ending. */
export function shownName(fileName: string, ending: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()
  const dot = clean.lastIndexOf('.')
  const stem = dot > 0 ? clean.slice(0, dot) : clean.replace(/^\.+/, '')
  return `${[...stem].slice(0, MAX_STEM_LENGTH).join('').trim() || '未命名'}.${ending}`
}

/** `jpg, .PNG` → jpg, png: endings as an operator may have typed them. */
export const endingsIn = (list: string): string[] =>
  list
    .split(',')
    .map((ending) => ending.trim().toLowerCase().replace(/^\./, ''))
    .filter((ending) => /^[a-z0-9]{2,5}$/.test(ending))
