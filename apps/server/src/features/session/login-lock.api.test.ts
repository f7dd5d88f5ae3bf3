import { noticeApi } from '@zhanggui/contract/notice'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { behindProxy, failSignIn, signIn } from '#test/app/sign-in'
import { type TestApp, useTestApp } from '#test/app/test-app'

const LOCKED = '登录失败次数过多，请稍后再试'
const WRONG = '账号或者密码不正确'
const MINUTE = 60_000
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)

async function makeMember(app: TestApp) {
  const shop = await makeShop(app)
  return { shop, account: (await makeStaff(app, shop, { passwordHash })).account }
}

describe('ten failures', () => {
  const app = useTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })

  test('lock the account, the right password included', async () => {
    const { account } = await makeMember(app)
    await failSignIn(app, account, 9)
    expect((await signIn(app, { account, pwd: 'wrong-password' })).message).toBe(WRONG)
    expect(await signIn(app, { account, pwd })).toMatchObject({ code: 1000, message: LOCKED })
  })

  test('are forgiven as long as they are only nine', async () => {
    const { account } = await makeMember(app)
    await failSignIn(app, account, 9)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
    await failSignIn(app, account, 9)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
  })

  test('lock for fifteen minutes, and tries meanwhile do not prolong that', async () => {
    const { account } = await makeMember(app)
    await failSignIn(app, account, 10)
    app.passTime(14 * MINUTE)
    expect((await signIn(app, { account, pwd })).message).toBe(LOCKED)
    app.passTime(MINUTE + 1000)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
  })

  test('lock again at once when the next try after the lock is wrong too', async () => {
    const { account } = await makeMember(app)
    await failSignIn(app, account, 10)
    app.passTime(15 * MINUTE + 1000)
    expect((await signIn(app, { account, pwd: 'wrong-password' })).message).toBe(WRONG)
    expect((await signIn(app, { account, pwd })).message).toBe(LOCKED)
  })

  test('are forgotten half an hour after the last one', async () => {
    const { account } = await makeMember(app)
    await failSignIn(app, account, 9)
    app.passTime(30 * MINUTE + 1000)
    await failSignIn(app, account, 9)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
  })

  test('lock a name that nobody has just the same', async () => {
    await failSignIn(app, 'nobody-locked', 10)
    expect((await signIn(app, { account: 'nobody-locked', pwd })).message).toBe(LOCKED)
  })

  test('are announced once, to whoever manages the staff', async () => {
    const { shop, account } = await makeMember(app)
    const [manager, other] = [
      await makeStaff(app, shop, { permissions: ['merchant:admin:list'] }),
      await makeStaff(app, shop),
    ]
    await failSignIn(app, account, 12)
    const heard = await app.call(noticeApi.list, {}, { token: manager.token })
    expect(heard.data.list).toMatchObject([{ title: '账号锁定提醒', type: '3' }])
    expect(heard.data.list[0]?.content).toContain(account)
    expect((await app.call(noticeApi.list, {}, { token: other.token })).data.total).toBe(0)
  })

  test('are announced whatever the case in which the name was tried', async () => {
    const { shop, account } = await makeMember(app)
    await failSignIn(app, account.toUpperCase(), 10)
    const heard = await app.call(noticeApi.list, {}, { token: shop.owner.token })
    expect(heard.data.list.map(({ content }) => content)).toEqual([expect.stringContaining(account)])
  })

  test('are announced anew when the account is locked again', async () => {
    const { shop, account } = await makeMember(app)
    await failSignIn(app, account, 10)
    app.passTime(15 * MINUTE + 1000)
    await failSignIn(app, account, 1)
    expect((await app.call(noticeApi.list, {}, { token: shop.owner.token })).data.total).toBe(2)
  })

  test('cannot be slipped past by trying fifty at the same moment', async () => {
    const { account } = await makeMember(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(app, { account, pwd: `wrong-${index}` })),
    )
    const judged = answers.filter(({ message }) => message === WRONG)
    expect(judged).toHaveLength(10)
    expect(answers.filter(({ message }) => message === LOCKED)).toHaveLength(40)
  })
})

describe('with captchas', () => {
  const app = useTestApp(behindProxy)

  test('fifty tries at the same moment get two guesses without one', async () => {
    const { account } = await makeMember(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(app, { account, pwd: `wrong-${index}` })),
    )
    expect(answers.filter(({ message }) => message === WRONG)).toHaveLength(2)
  })

  test('a lock reached by unsolved captchas is announced as well', async () => {
    const { shop, account } = await makeMember(app)
    await failSignIn(app, account, 10)
    const heard = await app.call(noticeApi.list, {}, { token: shop.owner.token })
    expect(heard.data.list).toMatchObject([{ title: '账号锁定提醒' }])
  })
})
