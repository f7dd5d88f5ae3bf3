import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { editor } from '../support/product-parts.ts'
import { signIn } from '../support/sign-in.ts'

const LIST = '/product/list?type=2&sort=-price'
const rows = (page: Page) => page.locator('tr[data-row-key]')
const openPages = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link')
const place = (page: Page, no: number) => page.locator('.record-place', { hasText: `${no} / ` })
const scrolled = (page: Page) => page.locator('.data-table').evaluate((body) => body.scrollTop)

journey('from the list to a product, on to its neighbours and back to where one was', async ({ page }) => {
  await signIn(page, 'shanfeng', LIST)
  await rows(page).nth(12).scrollIntoViewIfNeeded()
  const scroll = await scrolled(page)
  expect(scroll).toBeGreaterThan(0)
  const [id, next] = [
    await rows(page).nth(9).getAttribute('data-row-key'),
    await rows(page).nth(10).getAttribute('data-row-key'),
  ]
  await rows(page).nth(9).getByText('编辑', { exact: true }).click()
  await editor(page, '编辑商品').waitFor()
  await place(page, 10).waitFor()
  await page.getByRole('button', { name: '下一条' }).click()
  await page.waitForURL(new RegExp(`creatProduct/${next}/2`))
  await place(page, 11).waitFor()
  await page.keyboard.press('[')
  await page.waitForURL(new RegExp(`creatProduct/${id}/2`))
  await editor(page, '编辑商品').waitFor()
  // One tab goes from product to product, and is called by their names.
  await expect.poll(() => openPages(page).count()).toBe(3)
  await openPages(page)
    .filter({ hasText: /^编辑 / })
    .waitFor()

  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '商品列表' }).click()
  await page.waitForURL((url) => url.pathname + url.search === LIST)
  await rows(page).first().waitFor()
  await expect.poll(() => scrolled(page)).toBe(scroll)

  await rows(page).nth(9).getByRole('button', { name: '免审编辑' }).click()
  const drawer = page.getByRole('dialog', { name: /^免审编辑/ })
  await drawer.getByRole('button', { name: '下一条' }).click()
  await page.waitForURL(new RegExp(`free=${next}`))
  await place(page, 11).waitFor()
  await drawer.locator('[data-amount="0:stock"]').fill('77')
  await drawer.getByRole('button', { name: /确\s?定/ }).click()
  await page.locator(`tr[data-row-key="${next}"][aria-current=true]`).waitFor()
})
