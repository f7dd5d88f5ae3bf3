import type { Editor } from '@tiptap/core'

const TAG = /<[a-z][^>]*>/gi
const STYLE = /\sstyle\s*=/gi

/**
 * Styles under another name: a text is read by parsing it, and the page's policy forbids inline styles even there. The
 * editor reads them from here and applies them one by one.
 */
export const setAsideStyles = (html: string): string =>
  html.replaceAll(TAG, (tag) => tag.replaceAll(STYLE, ' data-look='))

/** As the server writes it: no semicolon behind the last style. An empty text is no text. */
export const htmlOf = (editor: Editor): string =>
  editor.isEmpty
    ? ''
    : editor
        .getHTML()
        .replaceAll(/(<[^>]* style="[^"]*?);\s*"/g, '$1"')
        .replaceAll(/(<img [^>]*?) alt=""/g, '$1')

interface Pasted {
  readonly html: string
  /** Pictures of other sites: the page would not show them, and they may be gone tomorrow. */
  readonly lostPictures: number
}

/** Text from elsewhere brings no looks and no pictures of its own; what was copied here keeps them. */
export function cleanPasted(html: string): Pasted {
  const safe = setAsideStyles(html)
  if (html.includes('data-pm-slice')) return { html: safe, lostPictures: 0 }
  const page = new DOMParser().parseFromString(safe, 'text/html')
  const foreign = [...page.body.querySelectorAll('img')].filter((picture) => !isOwn(picture.getAttribute('src') ?? ''))
  for (const picture of foreign) picture.remove()
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of ['data-look', 'class', 'align', 'color']) element.removeAttribute(name)
  }
  return { html: page.body.innerHTML, lostPictures: foreign.length }
}

const isOwn = (address: string) => address.startsWith('/media/') || address.startsWith(`${location.origin}/media/`)
