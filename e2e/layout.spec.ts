import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { focused, fromUserMenu, mainMenu, openPages } from './support/console-parts.ts'
import { signIn, tryToSignIn, untilTaken } from './support/sign-in.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: '布局设置' })
const colour = (page: Page, name: string) =>
  page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name)
const logo = (page: Page) => page.getByRole('link', { name: '掌柜，回到首页' })
const trail = (page: Page) => page.getByRole('navigation', { name: '当前位置' })

/** Waits until the panel no longer covers the page. */
async function closePanel(page: Page) {
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
}

/** Chooses a dark theme, a red colour and a minimal layout. */
async function chooseAnotherLook(page: Page) {
  await fromUserMenu(page, '布局设置')
  await panel(page).getByText('深色', { exact: true }).click()
  await panel(page).getByText('浅色侧栏').click()
  await panel(page).getByTitle('朱砂红').click()
  await panel(page).getByRole('switch', { name: '顶部导航' }).click()
  await panel(page).getByRole('switch', { name: '显示图标' }).waitFor()
  await panel(page).getByRole('switch', { name: '显示标签页' }).click()
  await panel(page).getByRole('switch', { name: '显示店铺标志' }).click()
  await closePanel(page)
}

async function expectTheOtherLook(page: Page, accent: string) {
  const parts = () => Promise.all([mainMenu, trail, openPages, logo].map((part) => part(page).count()))
  // The menu has taken the place of the trail.
  await expect.poll(parts).toEqual([1, 0, 0, 0])
  await page.locator('html[data-appearance=dark]').waitFor({ state: 'attached' })
  await expect.poll(() => colour(page, '--accent')).not.toBe(accent)
}

journey('a chosen look is seen at once, kept when saved, and gone when reset', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await logo(page).waitFor()
  const [accent, side] = [await colour(page, '--accent'), await colour(page, '--side')]
  await chooseAnotherLook(page)
  await expectTheOtherLook(page, accent)
  await expect.poll(() => colour(page, '--side')).not.toBe(side)
  await fromUserMenu(page, '布局设置')
  await panel(page).getByRole('button', { name: '保存配置' }).click()
  await panel(page).waitFor({ state: 'hidden' })

  await page.reload()
  await untilTaken(page)
  await expectTheOtherLook(page, accent)
  await fromUserMenu(page, '退出登录')
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL('**/login**')
  await tryToSignIn(page, 'shanfeng')
  await page.waitForURL('**/dashboard')
  await expectTheOtherLook(page, accent)

  await fromUserMenu(page, '布局设置')
  await panel(page).getByRole('button', { name: '重置配置' }).click()
  await trail(page).waitFor()
  await openPages(page).waitFor()
  await logo(page).waitFor()
  await expect.poll(() => colour(page, '--accent')).toBe(accent)
})

journey('a look that is not saved lasts until the reload', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await fromUserMenu(page, '布局设置')
  await panel(page).getByRole('switch', { name: '显示标签页' }).click()
  await closePanel(page)
  await openPages(page).waitFor({ state: 'detached' })
  await page.reload()
  await openPages(page).waitFor()
})

journey('a collapsed sidebar stays collapsed', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await page.getByRole('button', { name: '收起侧边栏' }).click()
  await page.getByRole('button', { name: '展开侧边栏' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '展开侧边栏' }).click()
  await page.getByRole('button', { name: '收起侧边栏' }).waitFor()
})

journey('the palette finds pages by sound, name and address without a mouse', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await page.goto('/maintain/user')
  await page.getByRole('heading', { name: '基本信息' }).waitFor()
  const box = page.getByRole('combobox', { name: '全站搜索' })
  for (const words of ['sy', '首页', '/dashboard']) {
    await page.keyboard.press('Control+k')
    await focused(box)
    await page.keyboard.type(words)
    await page.getByRole('option', { name: /首页/, selected: true }).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
  }
  await page.keyboard.press('Control+k')
  await focused(box)
  await page.keyboard.type('sy')
  await page.getByRole('option', { name: /首页/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await box.waitFor({ state: 'hidden' })

  await page.keyboard.press('Control+k')
  await focused(box)
  await page.keyboard.type('zzzz')
  await page.getByText('没有找到相关页面').waitFor()
})

journey('a question mark shows the keys, except while typing one', async ({ page }) => {
  await signIn(page, 'shanfeng', '/maintain/user')
  const sheet = page.getByRole('dialog', { name: '快捷键' })
  await page.getByRole('textbox', { name: '姓名' }).press('?')
  await expect.poll(() => page.getByRole('textbox', { name: '姓名' }).inputValue()).toContain('?')
  expect(await sheet.count()).toBe(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await sheet.getByText('搜索页面和操作').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
})

journey('the whole screen is one click away', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await page.getByRole('button', { name: '全屏' }).click()
  await page.waitForFunction(() => document.fullscreenElement !== null)
  await page.getByRole('button', { name: '全屏' }).click()
  await page.waitForFunction(() => document.fullscreenElement === null)
  expect(await page.getByText('you browser can not work').count()).toBe(0)
})
