import type { PictureRow } from '@zhanggui/contract/picture'

type Chosen = Pick<PictureRow, 'attId' | 'name' | 'sattDir'>

/**
 * What the library's window says to the editor that opened it (route query `field=dialog`, spec §2): the chosen pictures
 * as image tags. Sent to the same origin only; whoever listens checks the origin too.
 */
export interface InsertPictures {
  readonly type: 'insertPictures'
  readonly html: string
  readonly pictures: readonly Chosen[]
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inAttribute = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

const imageTags = (rows: readonly Chosen[]): string =>
  rows.map(({ name, sattDir }) => `<img src="${inAttribute(sattDir)}" alt="${inAttribute(name)}">`).join('')

/** The window that waits for pictures: who opened this one, or the page around it. */
const editorWindow = (): Window | undefined =>
  (window.opener as Window | null) ?? (window.parent === window ? undefined : window.parent)

/** Hands the pictures over; false where nobody waits for them. */
export function sendToEditor(rows: readonly Chosen[]): boolean {
  const editor = editorWindow()
  const pictures = rows.map(({ attId, name, sattDir }) => ({ attId, name, sattDir }))
  const news: InsertPictures = { type: 'insertPictures', html: imageTags(rows), pictures }
  editor?.postMessage(news, window.location.origin)
  return editor !== undefined
}
