import { createStore } from '#api/store.ts'
import { z } from 'zod'

const loggedError = z.object({ message: z.string(), stack: z.string(), path: z.string(), at: z.coerce.date() })
export type LoggedError = z.output<typeof loggedError>

const LONGEST = 100
const STORAGE_KEY = 'zhanggui.errors'

function stored(): readonly LoggedError[] {
  const text = sessionStorage.getItem(STORAGE_KEY)
  if (text === null) return []
  try {
    return z.array(loggedError).parse(JSON.parse(text))
  } catch {
    return []
  }
}

const entries = createStore<readonly LoggedError[]>(stored())

function keep(next: readonly LoggedError[]) {
  entries.set(next)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Storage is full or forbidden: the memory is enough until the page is reloaded.
  }
}

function add(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const path = location.pathname + location.search
  keep([...entries.get(), { message, stack, path, at: new Date() }].slice(-LONGEST))
}

/** Uncaught errors of this browser tab, newest last (spec §8). They survive a reload and leave with the tab. */
export const errorLog = {
  entries,
  add,
  clear: () => keep([]),
  listen() {
    window.addEventListener('error', (event) => add(event.error ?? event.message))
    window.addEventListener('unhandledrejection', (event) => add(event.reason))
  },
}
