import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/cookies'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Pages are lazy chunks: on a busy machine the first one takes its time.
configure({ asyncUtilTimeout: 20_000 })

// What jsdom leaves out of a browser and the pages ask for.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    // Nothing ends an animation in jsdom, so nothing may start one.
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    vi.stubGlobal(
      name,
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  }
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  // The mark beside the session's cookie: the console asks who is signed in, and the fake server decides.
  document.cookie = `${SIGNED_IN_COOKIE}=1`
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
