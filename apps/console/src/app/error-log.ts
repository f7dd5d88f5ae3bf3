interface LoggedError {
  readonly message: string
  readonly stack: string
  readonly url: string
  readonly at: Date
}

const LONGEST = 100
const entries: LoggedError[] = []

function add(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  entries.push({ message, stack, url: location.href, at: new Date() })
  if (entries.length > LONGEST) entries.shift()
}

/** Uncaught errors of the running page, newest last (spec §8). They stay in memory and leave it with the page. */
export const errorLog = {
  add,
  entries: (): readonly LoggedError[] => entries,
  listen() {
    window.addEventListener('error', (event) => add(event.error ?? event.message))
    window.addEventListener('unhandledrejection', (event) => add(event.reason))
  },
}
