import { expect } from 'vitest'
import { takeRight } from './support/database.sql.ts'
import { journey } from './support/journey.ts'
import { fromTabMenu, mainMenu, openPages, placeOf } from './support/console-parts.ts'
import { signIn } from './support/sign-in.ts'

journey('the owner finds the home page in the menu', async ({ page }) => {
  await signIn(page, 'shanfeng')
  expect(placeOf(page)).toBe('/dashboard')
  await mainMenu(page).getByRole('link', { name: '首页' }).waitFor()
})

journey('a clerk without the home page starts with what there is', async ({ page }) => {
  await signIn(page, 'shanfeng-cangku')
  await page.waitForURL('**/order/list')
  await mainMenu(page).getByRole('link').first().waitFor()
  expect(await page.getByRole('link', { name: '首页', exact: true }).count()).toBe(0)

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: '你没有权限去该页面' }).waitFor()
  expect(placeOf(page)).toBe('/401')
  await page.getByRole('button', { name: '回首页' }).click()
  await page.waitForURL('**/order/list')
})

journey('an address that is no page says so and shows the way back', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await page.goto('/no/such/page')
  await page.getByRole('heading', { name: '你不能进入这个页面...' }).waitFor()
  expect(placeOf(page)).toBe('/404')
  await expect.poll(() => openPages(page).getByRole('listitem').count()).toBe(1)
  await page.getByRole('button', { name: '返回控制台' }).click()
  await page.waitForURL('**/dashboard')
})

journey('a right that is taken away is gone at the next click', async ({ page }) => {
  // Without a push the page is still open; with one it is closed at once (see staff.spec.ts).
  await page.routeWebSocket(/./, () => undefined)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, 'beian-kefu')
  await page.getByRole('list', { name: '店铺' }).waitFor()
  const giveBack = await takeRight('beian-kefu', 'merchant:statistics:home:operating:data')
  try {
    await fromTabMenu(page, '首页', '刷新')
    await page.getByRole('alert').getByText('没有权限访问。').waitFor()
  } finally {
    await giveBack()
  }
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('list', { name: '店铺' }).waitFor()
})
