import type { Page } from 'playwright-core'
import { axe } from './axe.ts'
import { look } from './look.ts'

/** Asserts that the page shuts nobody out, by day and by night; takes its pictures where they are asked for. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-appearance=${colorScheme}]`).waitFor()
    // By night the page has other colours and is otherwise the same.
    await axe(page, `${name}, ${colorScheme}`, colorScheme === 'dark' ? ['color-contrast'] : undefined)
    await look(page, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.locator('html[data-appearance=light]').waitFor()
}
