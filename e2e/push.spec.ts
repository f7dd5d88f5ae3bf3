import { expect } from 'vitest'
import { axe } from './support/axe.ts'
import { announceOrders, untilNothingIsDue } from './support/database.sql.ts'
import { journey } from './support/journey.ts'
import { bell, noticeCentre, placeOf, unreadCount, waitUntilLive } from './support/console-parts.ts'
import { signIn } from './support/sign-in.ts'

journey('news appear by themselves, lead to their page and are read then', async ({ page }) => {
  await signIn(page, 'beian')
  await waitUntilLive(page)
  await untilNothingIsDue()
  const before = await unreadCount(page)
  await announceOrders('beian', 'PT1001')
  const toast = page.getByRole('status').filter({ hasText: '订单 PT1001 已支付' })
  await toast.waitFor()
  await page.getByRole('button', { name: `通知，${before + 1} 条未读` }).waitFor()
  // The page below updates as well.
  await page.getByRole('region', { name: '未读通知' }).getByText('PT1001').waitFor()
  await toast.getByRole('button', { name: '新订单提醒' }).click()
  await page.waitForURL('**/maintain/user')
  await toast.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `通知，${before} 条未读` }).waitFor()
})

journey('the notification centre keeps the history', async ({ page }) => {
  await signIn(page, 'beian-yunying')
  await waitUntilLive(page)
  await announceOrders('beian-yunying', 'PT2001', 'PT2002')
  const toast = page.getByRole('status').filter({ hasText: /有 \d+ 条新通知/ })
  await toast.waitFor()
  await bell(page).click()
  await noticeCentre(page)
    .getByRole('link', { name: /PT2001/ })
    .waitFor()
  // No toast over the open drawer, which shows the same notices.
  await toast.waitFor({ state: 'detached' })
  await noticeCentre(page)
    .getByRole('link', { name: /PT2001/ })
    .click()
  await page.waitForURL('**/maintain/user')
  await bell(page).click()
  await noticeCentre(page).getByRole('region', { name: '已读' }).getByText('PT2001').waitFor()
  await noticeCentre(page).getByRole('button', { name: '全部已读' }).click()
  await page.getByRole('button', { name: '通知，没有未读' }).waitFor({ state: 'attached' })
  await noticeCentre(page).getByText('未读', { exact: true }).first().click()
  await noticeCentre(page).getByText('没有符合条件的通知').waitFor()
  expect(placeOf(page)).toBe('/maintain/user')
})

journey('who wants no notices of a kind gets none, and quiet hours are kept', async ({ page }) => {
  await signIn(page, 'beian', '/maintain/notices')
  await waitUntilLive(page)
  await untilNothingIsDue()
  // With the orders that are hidden meanwhile.
  const before = await unreadCount(page)
  const settings = page.getByRole('region', { name: '通知方式' })
  await settings.getByRole('switch', { name: '新订单：通知中心' }).click()
  // It shows what is wanted before the server has said so.
  await settings.locator('[aria-label="新订单：通知中心"][aria-checked="false"][aria-busy="false"]').waitFor()
  await announceOrders('beian', 'PT3001')
  await settings.getByRole('switch', { name: '新订单：通知中心' }).click()
  await page.getByRole('button', { name: `通知，${before + 1} 条未读` }).waitFor()
  expect(await page.getByRole('status').filter({ hasText: 'PT3001' }).count()).toBe(0)
  await page.getByRole('switch', { name: '定时免打扰' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('免打扰时间已保存').waitFor()
  await axe(page, 'notice-settings', { scope: 'front' })
})
