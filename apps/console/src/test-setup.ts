import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'
import { Query } from '@tanstack/react-query'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { createRequire } from 'node:module'
import * as React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { inlineStyleOf } from '#ui/testing/inline-style-for-tests.ts'

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

configure({
  // Pages are lazy chunks: on a busy machine the first one takes its time.
  asyncUtilTimeout: 120_000,
  // What the file before has set is forgotten.
  defaultHidden: false,
  // Whoever waits asks again and again; the page is printed once, below, for a test that has failed.
  getElementError: (message) => new Error(message ?? 'not found'),
})

// Each role that is looked for asks for the style of the whole page.
window.getComputedStyle = inlineStyleOf

// React would note where each element was made, a tenth of the time of a large page, for warnings that nobody follows here.
Object.defineProperty(Reflect.get(React, REACT_INTERNALS) as object, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set(_count) {
    // It stays.
  },
  configurable: true,
})

// A test takes as long as the machine does: what it was answered a moment ago is not out of date for that.
Query.prototype.isStaleByTime = function isStale(staleTime = 0) {
  return this.state.data === undefined || this.state.isInvalidated || staleTime === 0
}

// Files share a window and node_modules (see one-window.ts), but what our own modules remember begins anew with each.
vi.resetModules()

// Half the time of a page test went into antd's sheets: jsdom asks each rule about each element whose role is looked for.
const load = createRequire(import.meta.url)
load('@ant-design/cssinjs/lib/hooks/useStyleRegister').default = () => undefined
load('@rc-component/util/lib/Dom/dynamicCSS').updateCSS = () => document.createElement('style')

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

afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${String(prettyDOM(document.body))}\n`)
  cleanup()
  // What a test has put beside React's own, an editor or a link, would take the focus of the next one.
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
