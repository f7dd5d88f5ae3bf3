import type { Page } from 'playwright-core'
import { stepAt } from '@zhanggui/domain/session/factor-rules'
import { expect } from 'vitest'
import { totpAt } from '../../apps/server/src/features/second-factor/totp-code.ts'
import { DEMO_PASSWORD } from '../../demo/demo-merchants.ts'
import { fromUserMenu } from '../support/console-parts.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn, tryToSignIn } from '../support/sign-in.ts'

const CLERK = 'beian-kefu'
const PROFILE = '/maintain/user'
const ADMINS = '/operation/roleManager/adminList'
const ROLES = '/operation/roleManager/identityManager'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** What an authenticator shows that was given this secret, now or some steps later. */
function codeOf(secret: string, stepsLater = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return totpAt(Buffer.from(bytes), stepAt(new Date()) + stepsLater)
}

/** From the password to the recovery codes; returns what the person has in the hand afterwards. */
async function setUp(page: Page) {
  await page.getByLabel('登录密码').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('img', { name: '验证器二维码' }).waitFor()
  await inspect(page, 'factor-secret')
  const secret = (await page.locator('.factor-key code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('动态码').fill(codeOf(secret))
  await page.getByRole('button', { name: '确认并开启' }).click()
  const shown = page.getByRole('region', { name: '恢复码' })
  await shown.waitFor()
  await inspect(page, 'recovery-codes')
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('checkbox').check()
  await shown.getByRole('button', { name: '完成' }).click()
  return { secret, codes }
}

async function signOut(page: Page) {
  await fromUserMenu(page, '退出登录')
  await dialog(page, '提示').getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL('**/login**')
}

async function switchRule(page: Page, role: string, isRequired: boolean) {
  await row(page, role).getByRole('button', { name: '编辑' }).click()
  const form = dialog(page, '编辑角色')
  await form.getByLabel('要求两步验证').setChecked(isRequired)
  await form.getByRole('button', { name: '更新' }).click()
  await form.waitFor({ state: 'hidden' })
}

journey('两步验证 is set up, asked for, lost, and reset by the owner', async (trip) => {
  const { page } = trip
  trip.expectError(/401/)
  await signIn(page, CLERK, PROFILE)
  await page.getByText('本机').waitFor()
  await inspect(page, 'profile')
  await page.getByRole('button', { name: '开启两步验证' }).click()
  const { secret, codes } = await setUp(page)
  await page.getByText('恢复码还剩 10 个').waitFor()

  await signOut(page)
  await tryToSignIn(page, CLERK)
  await page.getByLabel('动态码').waitFor()
  await inspect(page, 'sign-in-code', 'screen')
  // The step of the first code is used up; the next one is good already.
  await page.getByLabel('动态码').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: /商户/ }).waitFor()

  await signOut(page)
  await tryToSignIn(page, CLERK)
  await page.getByRole('button', { name: '用恢复码登录' }).click()
  await page.getByLabel('恢复码').fill(codes[0] ?? '')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('还剩 9 个').waitFor()
  await inspect(page, 'sign-in-codes-left', 'screen')
  await page.getByRole('button', { name: '进入后台' }).click()
  await page.getByRole('button', { name: /商户/ }).waitFor()

  const owner = await trip.anotherVisitor()
  await signIn(owner, 'beian', ADMINS)
  await row(owner, CLERK).getByText('两步验证').waitFor()
  await row(owner, CLERK).getByRole('button', { name: '更多' }).click()
  await owner.getByRole('menuitem', { name: '重置两步验证' }).click()
  await dialog(owner, '提示').getByRole('button', { name: '重置两步验证' }).click()
  await owner.getByText('已重置两步验证').waitFor()
  await row(owner, CLERK).getByText('两步验证').waitFor({ state: 'detached' })

  await dialog(page, '请重新登录').waitFor()
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录并继续' }).click()
  await dialog(page, '请重新登录').waitFor({ state: 'hidden' })
  await page.goto(PROFILE)
  await page.getByRole('button', { name: '开启两步验证' }).waitFor()
})

journey('a role wants 两步验证: who works is asked at once, and goes on where they were', async (trip) => {
  const { page } = trip
  await signIn(page, 'beian', ROLES)
  const clerk = await trip.anotherVisitor()
  await signIn(clerk, CLERK, PROFILE)
  await clerk.getByRole('textbox', { name: '姓名' }).fill('写到一半')
  await switchRule(page, '客服', true)
  await clerk.getByRole('heading', { name: '请先设置两步验证' }).waitFor()
  await inspect(clerk, 'factor-gate', 'screen')
  await setUp(clerk)
  await clerk.getByRole('heading', { name: '请先设置两步验证' }).waitFor({ state: 'detached' })
  await expect.poll(() => clerk.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('写到一半')
  await clerk.getByText('你的角色要求两步验证，不能关闭').waitFor()
  await switchRule(page, '客服', false)
})
