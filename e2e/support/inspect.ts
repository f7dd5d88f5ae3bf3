import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe, type AxeChoice } from './axe.ts'
import { takePictures } from './take-pictures.ts'

/** Asserts accessibility in light and dark, the page's own appearance first, and leaves the other; takes pictures if requested. */
export async function inspect(page: Page, name: string, scope: AxeChoice['scope'] = 'front'): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const colorScheme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-appearance=${colorScheme}]`).waitFor()
    // Dark mode only changes colours.
    await axe(page, `${name}, ${colorScheme}`, { scope, ...(colorScheme === 'dark' && { rules: ['color-contrast'] }) })
    await takePictures(page, `${name}-${colorScheme}`)
  }
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

/** What is left of 1440 × 900 pixels at 200 %, and a small telephone: what fits there fits on a larger one. */
const narrow = [
  { width: 720, height: 450 },
  { width: 360, height: 640 },
]

/** The page does not scroll horizontally. */
export async function expectNoOverhang(page: Page) {
  for (const size of narrow) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${page.url()} at ${size.width}`,
      })
      .toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
