import type { Page } from 'playwright-core'
import { axe, type AxeChoice } from './axe.ts'
import { takePictures } from './take-pictures.ts'

/** Asserts accessibility in light and dark; takes pictures if requested. */
export async function inspect(page: Page, name: string, scope: AxeChoice['scope'] = 'front'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-appearance=${colorScheme}]`).waitFor()
    // Dark mode only changes colours.
    const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}
    await axe(page, `${name}, ${colorScheme}`, { scope, ...rules })
    await takePictures(page, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-appearance=light]').waitFor()
}
