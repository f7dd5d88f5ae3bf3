import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../demo/demo-merchants.ts'
import { announceOrders, endSessionsOf, profileOf } from './support/database.sql.ts'
import { journey } from './support/journey.ts'
import {
  fromUserMenu,
  nameField,
  openProfile,
  placeOf,
  saveName,
  waitUntilLive,
  waitUntilIdle,
} from './support/console-parts.ts'
import { signIn, tryToSignIn } from './support/sign-in.ts'

const question = (page: Page) => page.getByRole('dialog', { name: '请重新登录' })

/** Without the live channel, which would report the end of the session, the save discovers it. */
const silenceLiveChannel = (page: Page) => page.routeWebSocket(/./, () => undefined)

journey('a session that ends while typing costs a password, not the text', async ({ page }) => {
  await silenceLiveChannel(page)
  await signIn(page, 'shanfeng-dianzhang', '/maintain/user')
  await waitUntilIdle(page)
  const before = await profileOf('shanfeng-dianzhang')
  await nameField(page).fill('周予宁')
  await endSessionsOf('shanfeng-dianzhang')
  await saveName(page).click()
  await question(page).getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await expect.poll(() => question(page).getByLabel('用户名').inputValue()).toBe('shanfeng-dianzhang')
  await question(page).getByRole('button', { name: '登录并继续' }).click()
  await page.getByText('提交成功').waitFor()
  await question(page).waitFor({ state: 'detached' })
  expect(placeOf(page)).toBe('/maintain/user')
  // What was read at the sign-in may be older than what was saved with it; it is read again.
  await expect.poll(() => nameField(page).inputValue()).toBe('周予宁')
  expect(await profileOf('shanfeng-dianzhang')).toEqual({ realName: '周予宁', version: (before?.version ?? 0) + 1 })
})

journey('who does not want to sign in again can leave, and comes back later', async ({ page }) => {
  await silenceLiveChannel(page)
  await signIn(page, 'shanfeng-bianji', '/maintain/user')
  await waitUntilIdle(page)
  const before = await profileOf('shanfeng-bianji')
  await nameField(page).fill('许青')
  await endSessionsOf('shanfeng-bianji')
  await saveName(page).click()
  await question(page).getByRole('button', { name: '返回登录页' }).click()
  await page.waitForURL('**/login?redirect=%2Fmaintain%2Fuser')
  expect(await profileOf('shanfeng-bianji')).toEqual(before)
  await tryToSignIn(page, 'shanfeng-bianji')
  await page.waitForURL('**/maintain/user')
})

journey('news for a session that is over ask for the password', async ({ page }) => {
  await signIn(page, 'shanfeng-bianji', '/maintain/user')
  await waitUntilLive(page)
  await nameField(page).fill('许青')
  await endSessionsOf('shanfeng-bianji')
  await announceOrders('shanfeng-bianji', 'PT4001')
  await question(page).getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await question(page).waitFor({ state: 'detached' })
  await expect.poll(() => nameField(page).inputValue()).toBe('许青')
  await page.getByRole('status').filter({ hasText: 'PT4001' }).waitFor()
})

journey('signing out in one browser tab signs out in all of them', async ({ page }) => {
  await signIn(page, 'shanfeng')
  const second = await page.context().newPage()
  await second.goto('/maintain/user')
  await second.getByRole('heading', { name: '基本信息' }).waitFor()
  await page.bringToFront()
  await fromUserMenu(page, '退出登录')
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await second.waitForURL('**/login?redirect=%2Fmaintain%2Fuser')
  await second.bringToFront()
  await tryToSignIn(second, 'shanfeng')
  await second.waitForURL('**/maintain/user')
  await page.waitForURL('**/dashboard')
})

journey('another account in a second browser tab stops the first one', async ({ page }) => {
  await silenceLiveChannel(page)
  await signIn(page, 'shanfeng-kefu')
  await openProfile(page)
  await waitUntilIdle(page)
  await endSessionsOf('shanfeng-kefu')
  const second = await page.context().newPage()
  await signIn(second, 'shanfeng')
  const notice = page.getByRole('dialog', { name: '已切换到其他店铺或账号' })
  await notice.waitFor()
  await page.bringToFront()
  await page.keyboard.press('Escape')
  expect(await notice.isVisible()).toBe(true)
  await notice.getByRole('button', { name: '重新加载' }).click()
  await page.getByRole('button', { name: /林知夏/ }).waitFor()
})
