import { z } from 'zod'

/** The block of a page that the server has drawn: what it was drawn with, which the browser compares with what it sees. */
export const DRAWN_PAGE = 'drawn-page'

/** In which a browser tells what pages asked it while they were rendered. */
export const LOOK_COOKIE = 'zhanggui_look'

/** Larger ones are not sent: proxies refuse long headers. */
export const LONGEST_LOOK = 2000

/** What pages ask a browser while they are rendered, with its answers: texts in its local storage, and media queries. */
export const browserLook = z.object({
  stored: z.record(z.string(), z.string().nullable()),
  media: z.record(z.string(), z.boolean()),
  /** Of its window: as many rows as it has room for are drawn. */
  height: z.number().min(0).max(3000),
})
export type BrowserLook = z.output<typeof browserLook>

/** Beside the drawing: what the browser needs to take it over. */
export interface DrawnPage extends BrowserLook {
  readonly address: string
  /** Milliseconds: times on the page are told as of then. */
  readonly now: number
  /** The answers to the calls that the page begins with, by `replyKey`. */
  readonly replies: Readonly<Record<string, string>>
}

/** Which answer belongs to an address: without the time that keeps caches away. */
export const replyKey = (url: string): string =>
  url.replace(/([?&])_t=\d+(&|$)/, (_, before: string, after: string) => (after ? before : ''))

/** What the drawing program is given. */
export interface DrawRequest {
  readonly address: string
  /** As `session.info` and `session.menus` answer. */
  readonly session: { readonly user: unknown; readonly menus: unknown }
  /** Milliseconds that the page's own calls may take. */
  readonly patience: number
}

/** What the drawing program answers. */
export interface Drawing {
  readonly html: string
  /** Of the page as a whole: its root's attributes and colours. */
  readonly attributes: Readonly<Record<string, string>>
  readonly variables: Readonly<Record<string, string>>
  readonly now: number
}
