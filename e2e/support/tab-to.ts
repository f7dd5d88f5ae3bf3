import type { Page } from 'playwright-core'

/** More controls than any page has before the one that is looked for. */
const MOST = 120

/** Presses Tab until something of this name has the focus, as somebody does who has no mouse. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (focused: string) => (typeof name === 'string' ? focused === name : name.test(focused))
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab')
    if (isIt(await page.evaluate(nameOfFocused))) return
  }
  throw new Error(`no way to ${String(name)} by Tab`)
}

/** Presses Tab until the focus is inside the list of this name. */
export async function tabInto(page: Page, list: string): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await page.getByRole('list', { name: list }).locator(':focus').count()) return
  }
  throw new Error(`no way into ${list} by Tab`)
}

function nameOfFocused(): string {
  const focused = document.activeElement
  if (!focused) return ''
  const label =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.labels?.[0] : null
  return (focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent ?? '').trim()
}
