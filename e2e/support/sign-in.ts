import type { Page } from 'playwright-core'
import { sessionApi } from '@zhanggui/contract/session'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/demo-merchants.ts'

/** Fills in the sign-in form that is on the screen and sends it. */
export async function tryToSignIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Opens the console signed in. Journeys about signing in use the form; the others need not wait for it. */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  const data = { account, pwd: DEMO_PASSWORD }
  const reply = await page.request.post(`/api${sessionApi.login.path}`, { data })
  expect(await reply.json()).toMatchObject({ code: 200 })
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await untilTaken(page)
}

/** The server draws the page; what follows is for the program that takes it over. */
export const untilTaken = (page: Page) => page.locator('html[data-taken]').waitFor({ state: 'attached' })

/** What the person who is signed in is called: other journeys may have given them another name. */
export async function nameOf(page: Page): Promise<string> {
  const reply = await page.request.get(`/api${sessionApi.info.path}`)
  return ((await reply.json()) as { data: { realName: string } }).data.realName
}
