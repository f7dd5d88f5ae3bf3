import type { Locator, Page } from 'playwright-core'

/** The parts of the console under the names by which people find them. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
export const openPages = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
export const tab = (page: Page, title: string) => openPages(page).getByRole('link', { name: new RegExp(`^${title}`) })
export const bell = (page: Page) => page.getByRole('button', { name: /^通知，/ })
export const noticeCentre = (page: Page) => page.getByRole('dialog', { name: '通知中心' })

/** The dropdown behind the name in the corner. */
export async function fromUserMenu(page: Page, item: string) {
  await page.getByRole('button', { name: /商户/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The menu under the right mouse button. */
export async function fromTabMenu(page: Page, title: string, item: string) {
  await tab(page, title).click({ button: 'right' })
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

export async function openProfile(page: Page): Promise<Locator> {
  await fromUserMenu(page, '个人中心')
  return nameField(page)
}

export const nameField = (page: Page) => page.getByRole('textbox', { name: '姓名' })

/** The button of the upper form of the personal centre. */
export const saveName = (page: Page) =>
  page.getByRole('region', { name: '基本信息' }).getByRole('button', { name: '提交' })

/** Where the browser is, without the host. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until it has the focus, and with it what is typed. */
export const focused = (locator: Locator): Promise<void> => locator.and(locator.page().locator(':focus')).waitFor()

/** What the bell says. */
export async function unreadCount(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^通知，\d+ 条未读$/ }).waitFor()
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0])
}

/** Waits until the notification centre reports that the live channel is connected. */
export async function waitUntilLive(page: Page) {
  await bell(page).click()
  await noticeCentre(page).getByText('已连接').waitFor()
  await page.keyboard.press('Escape')
  await noticeCentre(page).waitFor({ state: 'hidden' })
}

/** Waits until no request is pending, so that the next request is the journey's own. */
export async function waitUntilIdle(page: Page) {
  await waitUntilLive(page)
  await page.waitForLoadState('networkidle')
}
