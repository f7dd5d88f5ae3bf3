import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { fromTabMenu, nameField, openPages, openProfile, placeOf, tab } from './support/console-parts.ts'
import { signIn } from './support/sign-in.ts'

const unsavedMark = (page: Page) => tab(page, '个人中心').getByTitle('有未保存的内容')

journey('half-typed text waits in its tab', async ({ page }) => {
  await signIn(page, 'shanfeng')
  const name = await openProfile(page)
  await name.fill('林知')
  await unsavedMark(page).waitFor()
  await tab(page, '首页').click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('list', { name: '店铺' }).waitFor()
  await name.waitFor({ state: 'hidden' })
  await tab(page, '个人中心').click()
  await page.waitForURL('**/maintain/user')
  await expect.poll(() => name.inputValue()).toBe('林知')
})

journey('open pages come back after a reload, and leaving half-typed text is asked about', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await openProfile(page)
  await tab(page, '首页').click()
  await page.reload()
  await tab(page, '个人中心').click()
  await nameField(page).fill('林')
  await unsavedMark(page).waitFor()
  const question = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await tab(page, '个人中心').waitFor()
  await expect.poll(() => nameField(page).inputValue()).toBe('林知夏')
})

journey('a tab with unsaved text closes only when its text may go', async ({ page }) => {
  await signIn(page, 'shanfeng')
  const name = await openProfile(page)
  await name.fill('林')
  const question = page.getByRole('dialog').filter({ hasText: '有未保存的内容' })
  await openPages(page).getByRole('button', { name: '关闭个人中心' }).click()
  await question.getByRole('button', { name: '继续编辑' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => name.inputValue()).toBe('林')
  await fromTabMenu(page, '个人中心', '关闭')
  await question.getByRole('button', { name: '放弃' }).click()
  await page.waitForURL('**/dashboard')
  await tab(page, '个人中心').waitFor({ state: 'detached' })
})

journey('tabs are refreshed and closed by their menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, 'shanfeng')
  await openProfile(page)
  await page.getByLabel('新密码', { exact: true }).click()
  const fresh = page.waitForResponse('**/statistics/home/**')
  await fromTabMenu(page, '首页', '刷新')
  await fresh
  await page.waitForURL('**/dashboard')

  await fromTabMenu(page, '首页', '关闭其他')
  await tab(page, '个人中心').waitFor({ state: 'detached' })
  await openProfile(page)
  await fromTabMenu(page, '个人中心', '全部关闭')
  await page.waitForURL('**/dashboard')
  await expect.poll(() => openPages(page).getByRole('listitem').count()).toBe(1)

  await openProfile(page)
  await tab(page, '个人中心').click({ button: 'middle' })
  await page.waitForURL('**/dashboard')
  await tab(page, '首页').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '刷新' }).waitFor()
  // The home page is pinned.
  expect(await page.getByRole('menuitem', { name: '关闭', exact: true }).count()).toBe(0)
  expect(placeOf(page)).toBe('/dashboard')
})
