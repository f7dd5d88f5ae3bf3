import type { Page } from 'playwright-core'
import { puzzlePicture, puzzlePiece } from '@zhanggui/domain/session/captcha-rules'
import { expect } from 'vitest'
import { captchaAnswer } from './support/database.sql.ts'
import { journey } from './support/journey.ts'
import { fromUserMenu, openProfile, placeOf } from './support/console-parts.ts'
import { signIn, tryToSignIn } from './support/sign-in.ts'

const WRONG = '账号或者密码不正确'

/** Enters a wrong password and sees the error. */
async function fail(page: Page, account: string) {
  await tryToSignIn(page, account, 'not-the-password')
  await page.getByRole('alert').getByText(WRONG).waitFor()
}

/** The newest answer once the picture is on the screen. */
async function readCode(page: Page): Promise<string> {
  await page.getByRole('img', { name: '验证码图片' }).waitFor()
  return captchaAnswer('image')
}

async function slideThePiece(page: Page) {
  const slider = page.getByRole('slider')
  await page.getByRole('img', { name: '缺少一块的拼图' }).waitFor()
  // Waits until the dialog's animation has ended.
  await slider.hover()
  const track = await slider.boundingBox()
  if (!track) throw new Error('the track is not on the screen')
  const pixel = track.width / puzzlePicture.width
  const start = { x: track.x + (puzzlePiece.width / 2) * pixel, y: track.y + track.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + Number(await captchaAnswer('puzzle')) * pixel, start.y + 3, { steps: 12 })
  await page.mouse.up()
}

journey('whoever mistypes the password is told so and need not type the account again', async ({ page }) => {
  await page.goto('/login')
  await fail(page, 'beian')
  await expect.poll(() => page.getByLabel('用户名').inputValue()).toBe('beian')
  await page.getByLabel('密码', { exact: true }).pressSequentially('zhanggui123')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
})

journey('whoever is faster than the program is signed in when it comes', async ({ page }) => {
  let isHere: () => void = () => undefined
  const program = new Promise<void>((resolve) => (isHere = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await program
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await tryToSignIn(page, 'beian')
  await page.locator('html[data-submitted]').waitFor()
  isHere()
  await page.waitForURL('**/dashboard')
})

journey('nobody learns which accounts exist', async ({ page }) => {
  await page.goto('/login')
  await fail(page, 'nobody-of-that-name')
})

journey('after two mistakes a code must be read from a picture', async ({ page }) => {
  await page.goto('/login')
  await fail(page, 'beian-yunying')
  expect(await page.getByRole('textbox', { name: '验证码' }).count()).toBe(0)
  await fail(page, 'beian-yunying')
  await page.getByLabel('密码', { exact: true }).fill('zhanggui123')
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCode(page))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/dashboard')
})

journey('a third mistake leads to the puzzle, and the puzzle to the wanted page', async ({ page }) => {
  await page.goto('/maintain/user?type=password')
  await page.waitForURL('**/login?redirect=**')
  await fail(page, 'beian-kefu')
  await fail(page, 'beian-kefu')
  await page.getByLabel('密码', { exact: true }).fill('not-the-password')
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCode(page))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('textbox', { name: '验证码' }).waitFor({ state: 'detached' })
  await page.getByLabel('密码', { exact: true }).fill('zhanggui123')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('dialog', { name: '请完成安全验证' }).waitFor()
  await slideThePiece(page)
  await page.getByText('验证成功').waitFor()
  await page.waitForURL('**/maintain/user?type=password')
})

journey('a link that pretends to lead here leads home instead', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/maintain/user')
  await tryToSignIn(page, 'shanfeng')
  await page.waitForURL('**/dashboard')
})

journey('who is signed in does not see the sign-in page again', async ({ page }) => {
  await signIn(page, 'shanfeng')
  await page.goto('/login')
  await page.waitForURL('**/dashboard')
})

journey('signing out is asked for, and leads back here after the next sign-in', async ({ page }) => {
  // A dialog that is still growing moves away under the mouse.
  await signIn(page, 'shanfeng')
  await openProfile(page)
  await fromUserMenu(page, '退出登录')
  const question = page.getByRole('dialog').filter({ hasText: '此操作将退出登录, 是否继续?' })
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })
  await fromUserMenu(page, '退出登录')
  await question.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL('**/login?redirect=**')
  expect(placeOf(page)).toBe('/login?redirect=%2Fmaintain%2Fuser')
  await tryToSignIn(page, 'shanfeng')
  await page.waitForURL('**/maintain/user')
})
