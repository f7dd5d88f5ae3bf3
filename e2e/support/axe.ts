import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type WithAxe = { readonly axe: typeof axeCore }

export interface AxeChoice {
  /** The topmost dialog or else the page, or the whole screen including the shell. */
  readonly scope: 'front' | 'screen'
  /** All unless named. */
  readonly rules?: string[]
}

/** Asserts that axe finds nothing serious or critical on the page as it is now. */
export async function axe(page: Page, name: string, { scope, rules }: AxeChoice): Promise<void> {
  // Evaluated by the debugger, which the page's CSP does not bind: the page keeps the policy that it is shipped with.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ([isFrontOnly, runOnly]) => {
      const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility())
      const front = dialogs.at(-1) ?? document.querySelector('main')
      // Off unless asked for, as all rules of WCAG 2.2 are.
      const everything = { rules: { 'target-size': { enabled: true } } }
      const options = { resultTypes: ['violations' as const], ...(runOnly ? { runOnly } : everything) }
      const found = await (globalThis as unknown as WithAxe).axe.run((isFrontOnly && front) || document, options)
      return found.violations
    },
    [scope === 'front', rules] as const,
  )
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`)),
    name,
  ).toEqual([])
}
