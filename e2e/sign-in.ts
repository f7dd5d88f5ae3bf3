import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../demo/demo-merchants.ts'

/** Signs in through the form, as people do, and waits until the console has opened. */
export async function signIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  // `/` only forwards to the first page that the person may see.
  await page.waitForURL(({ pathname }) => pathname !== '/login' && pathname !== '/')
}
