import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { announceOrders, captchaAnswer, endSessionsOf } from './support/database.sql.ts'
import { axe } from './support/axe.ts'
import { declaredPaths } from './support/declared-paths.ts'
import { expectChineseNames, expectNoOverhang, inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { bell, openProfile, waitUntilIdle } from './support/console-parts.ts'
import { signIn, tryToSignIn } from './support/sign-in.ts'

journey('the sign-in page, with its picture code and its puzzle', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('heading', { name: '登录商户后台' }).waitFor()
  await inspect(page, 'login')
  await expectNoOverhang(page)
  for (let tries = 0; tries < 2; tries += 1) {
    await tryToSignIn(page, 'nobody-to-look-at', 'not-the-password')
    await page.getByRole('alert').getByText('账号或者密码不正确').waitFor()
  }
  await page.getByRole('img', { name: '验证码图片' }).waitFor()
  await inspect(page, 'login-code')
  await page.getByRole('textbox', { name: '验证码' }).fill(await captchaAnswer('image'))
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '验证码' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('img', { name: '缺少一块的拼图' }).waitFor()
  await inspect(page, 'puzzle')
})

/** A journey of all pages would take a slow machine longer than a journey may. */
const FEW = 10

const paths = declaredPaths()
for (let from = 0; from < paths.length; from += FEW) {
  const few = paths.slice(from, from + FEW)
  journey(`pages shut nobody out and cannot be pushed sideways: ${few.join(' ')}`, async ({ page }) => {
    await signIn(page, 'shanfeng')
    for (const path of few) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe(path)
      await inspect(page, path.slice(1).replaceAll('/', '-'))
      await expectChineseNames(page, path)
      await expectNoOverhang(page)
    }
  })
}

journey('a list with everything on it: chips, ticks, sorting', async ({ page }) => {
  await signIn(page, 'shanfeng', '/product/list?type=2&keywords=茶')
  await page.getByRole('button', { name: '移除条件商品搜索' }).waitFor()
  await page.getByRole('checkbox', { name: '全选当页' }).check()
  await page.getByRole('region', { name: '批量操作' }).waitFor()
  await axe(page, 'chips', { scope: 'front', rules: ['target-size'] })
  await expectChineseNames(page, 'list with chips')
})

const overlays: Record<string, (page: Page) => Promise<unknown>> = {
  'notification-centre': async (page) => {
    await bell(page).click()
    await page.getByRole('dialog', { name: '通知中心' }).getByText('已连接').waitFor()
  },
  'user-menu': async (page) => {
    await page.getByRole('button', { name: /商户/ }).click()
    // Reachable, also with reduced motion.
    await page.getByRole('menuitem', { name: '布局设置' }).hover()
  },
  'layout-settings': async (page) => {
    await page.getByRole('button', { name: /商户/ }).click()
    await page.getByRole('menuitem', { name: '布局设置' }).click()
    await page.getByRole('button', { name: '保存配置' }).waitFor()
  },
  palette: async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('option').first().waitFor()
  },
  'key-sheet': async (page) => {
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: '快捷键' }).waitFor()
  },
  'new-notice': async (page) => {
    await page.getByRole('button', { name: /^通知，\d/ }).waitFor()
    await announceOrders('shanfeng', 'PT8001')
    await page.getByRole('status').filter({ hasText: 'PT8001' }).waitFor()
  },
}

journey('everything that can lie over a page', async ({ page }) => {
  await signIn(page, 'shanfeng')
  for (const [name, open] of Object.entries(overlays)) {
    await page.goto('/dashboard')
    await page.getByRole('list', { name: '店铺' }).waitFor()
    await open(page)
    await inspect(page, name, 'screen')
  }
})

journey('the question to sign in again', async ({ page }) => {
  await page.routeWebSocket(/./, () => undefined)
  await signIn(page, 'shanfeng-bianji')
  const name = await openProfile(page)
  await waitUntilIdle(page)
  await name.fill('许青')
  await endSessionsOf('shanfeng-bianji')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '请重新登录' }).waitFor()
  await inspect(page, 'sign-in-again')
})
