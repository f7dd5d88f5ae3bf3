import type { BrowserContext } from 'playwright-core'

/** The browser reports a refused request here too; requests are judged by their status. */
const aboutRequests = 'Failed to load resource'

/** Collects unexpected browser errors: console errors, CSP violations, crashes, failed requests. */
export class PageErrors {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(aboutRequests)) this.#note('console', message.text())
    })
    context.on('weberror', (error) => this.#note('crash', error.error().message))
    context.on('response', (response) => {
      const path = new URL(response.url()).pathname
      const isRefusal = path.startsWith('/api/') && response.status() < 500
      if (response.status() >= 400 && !isRefusal) this.#note(String(response.status()), path)
    })
  }

  expect(error: RegExp): void {
    this.#expected.push(error)
  }

  get unexpected(): readonly string[] {
    return this.#seen.filter((error) => !this.#expected.some((pattern) => pattern.test(error)))
  }

  #note(kind: string, text: string): void {
    this.#seen.push(`${kind}: ${text}`)
  }
}
