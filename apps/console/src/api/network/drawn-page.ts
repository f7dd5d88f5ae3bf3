import {
  type BrowserLook,
  browserLook,
  DRAWN_PAGE,
  type DrawnPage,
  LONGEST_LOOK,
  LOOK_COOKIE,
  replyKey,
} from '@zhanggui/contract/kernel/drawn-page'

const YEAR = 60 * 60 * 24 * 365

let drawn: Pick<DrawnPage, 'now' | 'height'> | undefined
let isNew = false
const replies = new Map<string, string>()

/** The page as the server has drawn it. */
export const drawnPage = {
  /** Whether the page is taken over as it was drawn; in the server, that it is being drawn. */
  isKept: () => drawn !== undefined,
  /** The time that the page tells, which is that of its drawing. */
  now: () => new Date(drawn?.now ?? Date.now()),
  /** An answer that came with the page; for the first who asks, as it grows old. */
  takeReply(url: string): string | undefined {
    const key = replyKey(url)
    const reply = replies.get(key)
    replies.delete(key)
    return reply
  },
  /** The height of the window that rows were drawn for. */
  height: () => drawn?.height ?? window.innerHeight,
  keep(page: Pick<DrawnPage, 'now' | 'height'>) {
    drawn = page
    isNew = true
  },
  /** Until it is the program's own: what the server did not know then comes. */
  isNew: () => isNew,
  settle() {
    isNew = false
  },
  leave() {
    drawn = undefined
    isNew = false
  },
}

/**
 * Reads what the page was drawn with. Its answers are good in any case, its drawing where the browser is as the server
 * thought.
 */
export function takeDrawnPage(): boolean {
  const block = document.querySelector(`#${DRAWN_PAGE}`)
  if (!block?.textContent) return false
  block.remove()
  const sent = JSON.parse(block.textContent) as DrawnPage
  for (const [key, reply] of Object.entries(sent.replies)) replies.set(key, reply)
  const { pathname, search, hash } = window.location
  const isAsSeen =
    sent.address === pathname + search + hash &&
    Object.entries(sent.stored).every(([key, text]) => localStorage.getItem(key) === text) &&
    Object.entries(sent.media).every(([query, matches]) => matchMedia(query).matches === matches)
  if (isAsSeen) drawnPage.keep(sent)
  tellLook(sent)
  // What is changed on this page counts for the next one.
  for (const leaving of ['beforeunload', 'visibilitychange']) window.addEventListener(leaving, () => tellLook(sent))
  return isAsSeen
}

/** Answers what this page asked, and others before it, so that the next one is drawn right. */
function tellLook(asked: BrowserLook) {
  const before = toldLook()
  const stored = Object.keys({ ...before.stored, ...asked.stored }).flatMap((key) => {
    const text = localStorage.getItem(key)
    return text === null ? [] : [[key, text]]
  })
  const media = Object.keys({ ...before.media, ...asked.media }).map((query) => [query, matchMedia(query).matches])
  const look = { stored: Object.fromEntries(stored), media: Object.fromEntries(media), height: window.innerHeight }
  const text = encodeURIComponent(JSON.stringify(look))
  // Without a look the server draws nothing, rather than something else every time.
  const told = text.length > LONGEST_LOOK ? '-' : text
  document.cookie = `${LOOK_COOKIE}=${told}; path=/; max-age=${YEAR}; samesite=lax`
}

function toldLook(): Pick<BrowserLook, 'stored' | 'media'> {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${LOOK_COOKIE}=`))
  try {
    return browserLook.parse(JSON.parse(decodeURIComponent(cookie?.slice(LOOK_COOKIE.length + 1) ?? '')))
  } catch {
    return { stored: {}, media: {} }
  }
}
