import type { Page } from 'playwright-core'
import { expect } from 'vitest'

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
