import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { fromUserMenu, mainMenu, nameField, saveName } from './support/console-parts.ts'
import { signIn } from './support/sign-in.ts'

const phone = { width: 390, height: 844 }
const small = { width: 360, height: 640 }

/** The tab of the page that is shown, whatever else is open. */
async function expectTabInSight(page: Page) {
  const tab = page.locator('.tab-strip [data-shown=true]')
  await expect
    .poll(() =>
      tab.evaluate((shown) => {
        const [mine, strip] = [shown, shown.closest('.tab-strip')].map((each) => each?.getBoundingClientRect())
        return mine !== undefined && strip !== undefined && mine.left >= strip.left - 1 && mine.right <= strip.right + 1
      }),
    )
    .toBe(true)
}

journey('on a telephone the menu lies over the page and goes when something was chosen', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'shanfeng', '/maintain/user')
  await page.getByRole('heading', { name: '基本信息' }).waitFor()
  await mainMenu(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '展开侧边栏' }).click()
  await mainMenu(page).getByRole('link', { name: '首页' }).click()
  await page.waitForURL('**/dashboard')
  await mainMenu(page).waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: '展开侧边栏' }).click()
  await mainMenu(page).waitFor()
  await page.keyboard.press('Escape')
  await mainMenu(page).waitFor({ state: 'hidden' })
})

journey('a name is changed on a telephone', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'beian-kefu')
  await fromUserMenu(page, '个人中心')
  await nameField(page).fill('叶听雪')
  await saveName(page).click()
  await page.getByText('提交成功').waitFor()
  await page.getByRole('heading', { name: '叶听雪' }).waitFor()
})

journey('the tab of the page that is shown stays in sight among many', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'shanfeng', '/product/list')
  for (const path of ['/product/classify', '/product/attr', '/product/comment', '/maintain/picture']) {
    await page.goto(path)
    await expectTabInSight(page)
  }
  await page.setViewportSize(small)
  await expectTabInSight(page)
})
