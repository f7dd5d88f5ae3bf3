import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { behindProxy, failSignIn, signIn, slidePuzzle, solveImageCode } from '#test/app/sign-in'
import { type TestApp, setupTestApp } from '#test/app/test-app'

const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)
const makeAccount = async (app: TestApp) => (await makeStaff(app, await makeShop(app), { passwordHash })).account

describe('CAPTCHA_IMAGE=always', () => {
  const app = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'always', CAPTCHA_PUZZLE: 'never' })

  test('asks at the very first try', async () => {
    const account = await makeAccount(app)
    expect((await signIn(app, { account, pwd })).message).toBe('验证码信息不存在')
    expect((await signIn(app, { account, pwd, ...(await solveImageCode(app)) })).code).toBe(200)
  })

  test('takes a picture away with a wrong try', async () => {
    const account = await makeAccount(app)
    const { key, code } = await solveImageCode(app)
    const wrong = code === '0000' ? '0001' : '0000'
    expect((await signIn(app, { account, pwd, key, code: wrong })).message).toBe('验证码校验失败')
    expect((await signIn(app, { account, pwd, key, code })).message).toBe('验证码信息不存在')
  })

  test('never asks for the puzzle that is switched off', async () => {
    const account = await makeAccount(app)
    await failSignIn(app, account, 5)
    expect((await signIn(app, { account, pwd, ...(await solveImageCode(app)) })).code).toBe(200)
  })

  test('tells the console so', async () => {
    const { data } = await app.call(sessionApi.loginPic, {})
    expect(data.captcha).toEqual({ image: 'always', puzzle: 'never' })
  })
})

describe('CAPTCHA_PUZZLE=always', () => {
  const app = setupTestApp({ ...behindProxy, CAPTCHA_PUZZLE: 'always' })

  test('asks at the very first try', async () => {
    const account = await makeAccount(app)
    expect((await signIn(app, { account, pwd })).message).toBe('请完成安全验证')
    const { captchaVO } = await slidePuzzle(app)
    expect((await signIn(app, { account, pwd, captchaVO })).code).toBe(200)
  })
})
