import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe, type AxeChoice } from './axe.ts'
import { takePictures } from './take-pictures.ts'

/** Asserts accessibility in light and dark; takes pictures if requested. */
export async function inspect(page: Page, name: string, scope: AxeChoice['scope'] = 'front'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-appearance=${colorScheme}]`).waitFor()
    // Rows that are being read again are dimmed.
    await expect.poll(() => page.locator('[data-updating=true]:visible').count()).toBe(0)
    // Dark mode only changes colours.
    const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}
    await axe(page, `${name}, ${colorScheme}`, { scope, ...rules })
    await takePictures(page, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-appearance=light]').waitFor()
}

/** Asserts that nothing on the page is called by an English word, as the parts of a library are by themselves. */
export async function expectChineseNames(page: Page, name: string): Promise<void> {
  const english = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    const isRead = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true]')
    return named
      .filter(isRead)
      .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((each) => element.getAttribute(each) ?? ''))
      .filter((text) => /^[a-z][a-z -]{2,}$/i.test(text))
  })
  expect([...new Set(english)], name).toEqual([])
}
