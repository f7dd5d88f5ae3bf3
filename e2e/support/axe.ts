import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
interface Rule {
  readonly id: string
  readonly impact: string
  readonly enabled: boolean
  readonly tags: readonly string[]
}

type WithAxe = { readonly axe: typeof axeCore & { readonly _audit: { readonly rules: readonly Rule[] } } }

export interface AxeChoice {
  /** The topmost dialog or else the page, or the whole screen including the shell. */
  readonly scope: 'front' | 'screen'
  /** All rules whose violations are grave unless named. */
  readonly rules?: string[]
}

/** Further rows of a table are built like the ones before; the gallery shows the colours of all states. */
const MORE_OF_THE_SAME = 'tbody tr:nth-child(n + 4)'

/** Asserts that axe finds nothing serious or critical on the page as it is now. */
export async function axe(page: Page, name: string, choice: AxeChoice): Promise<void> {
  let violations: string[] | undefined
  // Rows that are being read again are dimmed: what was found then is not found again.
  while (!violations) {
    await expect.poll(() => page.locator('[data-updating=true]:visible').count()).toBe(0)
    violations = await findViolations(page, choice)
  }
  expect(violations, name).toEqual([])
}

/** Undefined where rows have been read again in the meantime. */
async function findViolations(page: Page, { scope, rules }: AxeChoice): Promise<string[] | undefined> {
  // Evaluated by the debugger, which the page's CSP does not bind: the page keeps the policy that it is shipped with.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const found = await page.evaluate(
    async ([isFrontOnly, runOnly, moreOfTheSame]) => {
      let isRead = document.querySelector('[data-updating=true]')?.checkVisibility() === true
      const updates = new MutationObserver(() => (isRead = true))
      updates.observe(document, { subtree: true, attributeFilter: ['data-updating'] })
      const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility())
      const front = dialogs.at(-1) ?? document.querySelector('main')
      const place = (isFrontOnly && front) || document
      const { axe: library } = globalThis as unknown as WithAxe
      const { _audit: known } = library
      // Target sizes are off unless asked for, as all rules of WCAG 2.2 are.
      const grave = known.rules.filter(
        ({ id, impact, enabled, tags }) =>
          /serious|critical/.test(impact) &&
          (enabled || id === 'target-size') &&
          !tags.some((tag) => tag === 'experimental' || tag === 'deprecated'),
      )
      // No rule that is on looks at style sheets or films, which would be fetched again.
      const options = {
        resultTypes: ['violations' as const],
        preload: false,
        runOnly: runOnly ?? grave.map(({ id }) => id),
      }
      const { violations } = await library.run({ include: place, exclude: moreOfTheSame }, options)
      updates.disconnect()
      return isRead ? undefined : violations
    },
    [scope === 'front', rules, MORE_OF_THE_SAME] as const,
  )
  return found?.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
