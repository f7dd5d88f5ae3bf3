import type { Editor } from '@tiptap/core'

const TAG = /<[a-z][^>]*>/gi
const STYLE = /\sstyle\s*=/gi

/**
 * Styles under another name: a text is read by parsing it, and the page's policy forbids inline styles even there. The
 * editor reads them from here and applies them one by one.
 */
export const withLooksAside = (html: string): string =>
  html.replaceAll(TAG, (tag) => tag.replaceAll(STYLE, ' data-look='))

/** As the server writes it: no semicolon behind the last style. An empty text is no text. */
export const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replaceAll(/(<[^>]* style="[^"]*?);\s*"/g, '$1"')

/** Text from elsewhere brings no looks of its own; what was copied here keeps them. */
export function cleanPasted(html: string): string {
  const safe = withLooksAside(html)
  if (html.includes('data-pm-slice')) return safe
  const page = new DOMParser().parseFromString(safe, 'text/html')
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of ['data-look', 'class', 'align', 'color']) element.removeAttribute(name)
  }
  return page.body.innerHTML
}
