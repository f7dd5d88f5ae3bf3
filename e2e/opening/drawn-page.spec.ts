import { sessionApi } from '@zhanggui/contract/session'
import { DRAWN_PAGE } from '@zhanggui/contract/kernel/drawn-page'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/demo-merchants.ts'
import { journey } from '../support/journey.ts'
import { tab } from '../support/console-parts.ts'
import { signIn, untilTaken } from '../support/sign-in.ts'

const LIST = '/product/list'

/** A session for this visitor, without a page; and a browser like most, as which the server takes one that it does not know. */
async function become(page: Page, account: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const reply = await page.request.post(`/api${sessionApi.login.path}`, { data: { account, pwd: DEMO_PASSWORD } })
  expect(await reply.json()).toMatchObject({ code: 200 })
}

/** What the server sends for an address. */
const sent = async (page: Page, path: string) => (await page.request.get(path)).text()

/** Keeps the program back until the returned function is called. */
async function holdProgram(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await untilTaken(page)
  }
}

const errorsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('zhanggui.errors'))
const firstRow = (page: Page) => page.locator('[data-row-key]').first()

journey('a page is there before its program, which takes it over as it stands', async ({ page }) => {
  await become(page, 'shanfeng')
  const release = await holdProgram(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  await firstRow(page).waitFor()
  await page.getByRole('heading', { name: '商品列表' }).waitFor()
  await page.evaluate(() => document.querySelector('[data-row-key]')?.setAttribute('data-same', ''))
  expect(await page.locator('[style]').count()).toBe(0)
  await release()
  await expect.poll(() => page.locator('[data-row-key]').count()).toBe(20)
  expect(await page.locator('[data-same]').count(), 'rendered anew').toBe(1)
  expect(await page.locator('[data-style]').count()).toBe(0)
  expect(await errorsOf(page)).toBeNull()
})

journey('what is typed and clicked before the program is there is done when it is', async ({ page }) => {
  await become(page, 'shanfeng')
  const release = await holdProgram(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  await firstRow(page).waitFor()
  // The script is a file of its own.
  await page.waitForFunction(() => 'earlyDeeds' in window)
  await page.getByRole('textbox', { name: '商品搜索' }).click()
  await page.keyboard.type('龙井')
  await page.keyboard.press('Enter')
  expect(page.url()).not.toContain('keywords')
  await release()
  await page.waitForURL(/%E9%BE%99%E4%BA%95/)
  await expect.poll(() => page.getByRole('textbox', { name: '商品搜索' }).inputValue()).toBe('龙井')
  await expect.poll(() => firstRow(page).textContent()).toContain('龙井')

  const again = await holdProgram(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  await firstRow(page).waitFor()
  await page.waitForFunction(() => 'earlyDeeds' in window)
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await again()
  await page.getByRole('menuitem').first().waitFor()
})

journey('another look than the server thought is rendered anew, and known the next time', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'shanfeng', LIST)
  await firstRow(page).waitFor()
  await page.locator('html[data-appearance=dark]').waitFor({ state: 'attached' })
  expect(await errorsOf(page)).toBeNull()
  await expect.poll(() => sent(page, LIST)).toContain('data-appearance="dark"')

  await page.evaluate(() => localStorage.setItem('zhanggui.list.product.list', '{"shown":{"sales":false}}'))
  await page.reload()
  await untilTaken(page)
  await firstRow(page).waitFor()
  await page.getByRole('columnheader', { name: '销量' }).waitFor({ state: 'detached' })
  await expect.poll(() => sent(page, LIST)).not.toContain('销量')
})

journey('open pages come back beside a drawn page', async ({ page }) => {
  await signIn(page, 'shanfeng', '/dashboard')
  await page.goto(LIST)
  await tab(page, '商品列表').waitFor()
  await page.goto('/order/list')
  await untilTaken(page)
  await tab(page, '商品列表').waitFor()
  await page.reload()
  await tab(page, '商品列表').waitFor()
  expect(await errorsOf(page)).toBeNull()
})

journey('nobody is sent anything of somebody else', async (trip) => {
  const { page } = trip
  const other = await trip.anotherVisitor()
  await become(page, 'shanfeng')
  await become(other, 'beian')
  const pages = await Promise.all(
    [0, 1, 2, 3].flatMap(() =>
      [LIST, '/order/list', '/dashboard'].flatMap((path) => [
        sent(page, path).then((html) => ({ html, foreign: '北岸' })),
        sent(other, path).then((html) => ({ html, foreign: '山风' })),
      ]),
    ),
  )
  for (const { html, foreign } of pages) expect(html).not.toContain(foreign)
  expect(pages.filter(({ html }) => html.includes(`id="${DRAWN_PAGE}"`)).length).toBeGreaterThan(6)

  await page.context().clearCookies()
  const html = await sent(page, LIST)
  expect(html).not.toContain('山风')
  expect(html).not.toContain(DRAWN_PAGE)
})
