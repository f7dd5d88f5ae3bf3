import type { Page } from 'playwright-core'
import { axe, type AxeChoice } from './axe.ts'
import { takePictures } from './take-pictures.ts'

/** Asserts that the page shuts nobody out, by day and by night; takes its pictures where they are asked for. */
export async function inspect(page: Page, name: string, scope: AxeChoice['scope'] = 'front'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-appearance=${colorScheme}]`).waitFor()
    // By night the page has other colours and is otherwise the same.
    const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}
    await axe(page, `${name}, ${colorScheme}`, { scope, ...rules })
    await takePictures(page, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-appearance=light]').waitFor()
}
