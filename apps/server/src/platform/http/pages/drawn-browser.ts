import type { BrowserLook } from '@zhanggui/contract/kernel/drawn-page'

export interface Visitor {
  readonly look: BrowserLook
  readonly userAgent: string
  /** What the console's scripts may read of the cookies. */
  readonly cookie: string
  readonly address: string
}

type Answer = (url: string) => Promise<string>

const nothing = () => undefined

/**
 * What the console finds of a browser while its page is drawn, by the names that it asks for. It has what the visitor's
 * browser told of itself, and notes what was asked: the browser compares.
 */
export function drawnBrowser({ look, userAgent, cookie, address }: Visitor, answer: Answer) {
  const asked = { stored: {} as Record<string, string | null>, media: {} as Record<string, boolean> }
  const localStorage = {
    getItem: (key: string) => (asked.stored[key] = look.stored[key] ?? null),
    setItem: nothing,
    removeItem: nothing,
  }
  // Each tab of a browser has its own, which no cookie tells.
  const sessionStorage = { length: 0, key: () => null, getItem: () => null, setItem: nothing, removeItem: nothing }
  const matchMedia = (query: string) => ({
    matches: (asked.media[query] = look.media[query] ?? false),
    addEventListener: nothing,
    removeEventListener: nothing,
  })
  const fetch = async (url: string) => {
    const text = await answer(url)
    return { status: 200, text: () => Promise.resolve(text), headers: { get: () => null } }
  }
  const { pathname, search } = new URL(address, 'http://drawn')
  const location = { pathname, search, hash: '' }
  const document = { cookie, querySelector: () => null, documentElement: { dataset: {} }, visibilityState: 'visible' }
  const window = {
    innerHeight: look.height,
    location,
    localStorage,
    sessionStorage,
    matchMedia,
    addEventListener: nothing,
    removeEventListener: nothing,
  }
  const navigator = { userAgent, onLine: true }
  return {
    asked,
    globals: { window, document, navigator, location, localStorage, sessionStorage, matchMedia, fetch },
  }
}
