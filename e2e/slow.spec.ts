import type { Page } from 'playwright-core'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { sessionApi } from '@zhanggui/contract/session'
import { expect } from 'vitest'
import { breakProfiles, profileOf } from './support/database.sql.ts'
import { journey } from './support/journey.ts'
import { nameField, saveName } from './support/console-parts.ts'
import { signIn, tryToSignIn } from './support/sign-in.ts'

/** The figures by which browsers imitate a slow 3G network. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const addressOf = (endpoint: { path: string }) => `**/api${endpoint.path}*`

/** Counts the calls of an endpoint from now on. */
function countCalls(page: Page, endpoint: { path: string }): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${endpoint.path}`) calls += 1
  })
  return () => calls
}

journey('on a slow network the sign-in shows that it works, and happens once', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('heading', { name: '登录商户后台' }).waitFor()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', slow3G)
  const signIns = countCalls(page, sessionApi.login)
  const answered = page.waitForResponse(addressOf(sessionApi.login))
  await tryToSignIn(page, 'shanfeng')
  const busy = page.getByRole('button', { name: '正在登录中...' })
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  expect(await busy.getAttribute('aria-disabled')).toBe('true')
  await answered
  await network.send('Network.emulateNetworkConditions', fast)
  await page.waitForURL('**/dashboard')
  expect(signIns()).toBe(1)
})

journey('a page whose call gets no answer says why, and is there as soon as it gets one', async ({ page }) => {
  await signIn(page, 'shanfeng', '/product/list')
  await page.route(addressOf(specRuleApi.list), (route) => route.abort())
  await page.getByRole('link', { name: '规格模板' }).click()
  await page.getByText('网络连接异常，请检查网络后重试').waitFor()
  await page.unroute(addressOf(specRuleApi.list))
  await page.locator('[data-row-key]').filter({ visible: true }).first().waitFor()
})

journey('without a network a list says so, and is there again with it', async (trip) => {
  const { page } = trip
  trip.expectError(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, 'shanfeng', '/product/list')
  const rows = page.getByRole('table', { name: '商品列表' }).getByRole('link')
  await rows.first().waitFor()
  await page.context().setOffline(true)
  await page.getByText(/^网络已断开/).waitFor()
  await page.getByRole('tab', { name: /^仓库中/ }).click()
  await page.getByText('网络连接异常，请检查网络后重试').waitFor()
  await expect.poll(() => rows.count()).toBe(0)
  await page.context().setOffline(false)
  await rows.first().waitFor()
  await page.getByText(/^网络已断开/).waitFor({ state: 'hidden' })
})

journey('a save that gets lost on its way loses nothing that was typed', async ({ page }) => {
  await signIn(page, 'shanfeng-kefu', '/maintain/user')
  await nameField(page).fill('沈小雪')
  await page.route(addressOf(sessionApi.updateProfile), (route) => route.abort())
  await saveName(page).click()
  await page.getByRole('alert').getByText('网络连接异常，请检查网络后重试').waitFor()
  await expect.poll(() => nameField(page).inputValue()).toBe('沈小雪')
  await page.unroute(addressOf(sessionApi.updateProfile))
  await saveName(page).click()
  await page.getByText('提交成功').waitFor()
  expect((await profileOf('shanfeng-kefu'))?.realName).toBe('沈小雪')
})

journey('a mistake of the server is admitted, with the number to report it by', async (trip) => {
  const { page } = trip
  trip.expectError(/^500: .*\/login\/admin\/update$/)
  await signIn(page, 'shanfeng-bianji', '/maintain/user')
  await nameField(page).fill('许青青')
  const repair = await breakProfiles()
  try {
    await saveName(page).click()
    await page
      .getByRole('alert')
      .getByText(/服务器出错，请稍后重试（编号 [\w-]+）/)
      .waitFor()
    await expect.poll(() => nameField(page).inputValue()).toBe('许青青')
  } finally {
    await repair()
  }
  await saveName(page).click()
  await page.getByText('提交成功').waitFor()
})
