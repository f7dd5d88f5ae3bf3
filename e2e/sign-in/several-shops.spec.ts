import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/demo-merchants.ts'
import { axe } from '../support/axe.ts'
import { openPages } from '../support/console-parts.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const ADMINS = '/operation/roleManager/adminList'
const OWN = '/maintain/user'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const shopMenu = (page: Page) => page.getByRole('button', { name: /^当前店铺/ })

const openTitles = (page: Page) => openPages(page).getByRole('link').allInnerTexts()

async function switchTo(page: Page, shop: string) {
  await shopMenu(page).click()
  await page.getByRole('menuitem', { name: `切换到${shop}` }).click()
  await page.getByRole('button', { name: `当前店铺：${shop}，切换店铺` }).waitFor()
}

journey('somebody is invited by another shop, works in both, and is removed', async (trip) => {
  const { page: owner } = trip
  trip.expectError(/401/)
  await signIn(owner, 'beian', ADMINS)
  await owner.getByRole('button', { name: '邀请已有账号' }).click()
  const form = dialog(owner, '邀请已有账号')
  await form.getByLabel('对方的账号').fill('shanfeng-cangku')
  await form.getByLabel('在本店的姓名').fill('陈大力')
  await form.getByLabel('在本店的角色').click()
  await owner.getByTitle('客服').last().click()
  await owner.keyboard.press('Escape')
  await axe(owner, 'invitation', { scope: 'front' })
  await form.getByRole('button', { name: '发出邀请' }).click()
  await owner.getByText('邀请已发出，等待对方接受').waitFor()

  const guest = await trip.anotherVisitor()
  await signIn(guest, 'shanfeng-cangku', OWN)
  await guest.getByText('顾北辰邀请你担任客服').waitFor()
  await guest.getByRole('button', { name: /^接\s?受$/ }).click()
  const accept = dialog(guest, '加入北岸家居')
  await accept.getByLabel('登录密码').fill(DEMO_PASSWORD)
  await axe(guest, 'acceptance', { scope: 'front' })
  await accept.getByRole('button', { name: '接受邀请' }).click()
  await guest.getByText('已加入北岸家居，可在页面右上角切换店铺').waitFor()
  await axe(guest, 'switcher', { scope: 'screen' })

  const before = await openTitles(guest)
  await switchTo(guest, '北岸家居')
  await guest.goto(OWN)
  await guest.getByText('北岸家居 · 客服').waitFor()
  await switchTo(guest, '山风茶铺')
  await guest.waitForURL(`**${OWN}`)
  await guest.getByText('山风茶铺 · 仓库').waitFor()
  await expect.poll(() => openTitles(guest)).toEqual(before)

  await owner.reload()
  const row = owner.getByRole('row', { name: /shanfeng-cangku/ })
  await row.getByText('多店铺').waitFor()
  await row.getByRole('button', { name: '删除' }).click()
  await dialog(owner, '提示').getByRole('button', { name: '删除' }).click()
  await owner.getByText('删除数据成功').waitFor()
  await guest.reload()
  await guest.getByText('山风茶铺 · 仓库').waitFor()
  await shopMenu(guest).waitFor({ state: 'detached' })
})

journey('another tab of the browser notices that the shop was switched', async ({ page }) => {
  await signIn(page, 'liangdian', OWN)
  const other = await page.context().newPage()
  await other.goto(OWN)
  await shopMenu(other).waitFor()
  const [from, to] = (await shopMenu(page).getAttribute('aria-label'))?.includes('山风茶铺')
    ? ['山风茶铺', '北岸家居']
    : ['北岸家居', '山风茶铺']
  await switchTo(page, to)
  await dialog(other, '已切换到其他店铺或账号').waitFor()
  await dialog(other, '已切换到其他店铺或账号').getByRole('button', { name: '重新加载' }).click()
  await other.getByRole('button', { name: `当前店铺：${to}，切换店铺` }).waitFor()
  await switchTo(other, from)
})
