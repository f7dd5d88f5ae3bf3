import { noticeApi } from '@zhanggui/contract/notice'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { logLines } from '#test/read/log.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { behindProxy, failSignIn, newAddress, signIn, solveImageCode } from '#test/app/sign-in'
import { type TestApp, setupTestApp } from '#test/app/test-app'

const LOCKED = '登录失败次数过多，请稍后再试'
const WRONG = '账号或者密码不正确'
const MINUTE = 60_000
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)

async function makeMember(app: TestApp) {
  const shop = await makeShop(app)
  return { shop, account: (await makeStaff(app, shop, { passwordHash })).account }
}

describe('ten failures from one network', () => {
  const app = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })

  test('lock the account there, the right password included', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 9, address)
    expect((await signIn(app, { account, pwd: 'wrong-password' }, address)).message).toBe(WRONG)
    expect(await signIn(app, { account, pwd }, address)).toMatchObject({ code: 1000, message: LOCKED })
  })

  test('lock nobody out who signs in from elsewhere', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 10, address)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
    expect((await signIn(app, { account, pwd }, address)).message).toBe(LOCKED)
  })

  test('from as many networks lock nobody', async () => {
    const { account } = await makeMember(app)
    await failSignIn(app, account, 20)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
  })

  test('are forgiven as long as they are only nine', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 9, address)
    expect((await signIn(app, { account, pwd }, address)).code).toBe(200)
    await failSignIn(app, account, 9, address)
    expect((await signIn(app, { account, pwd }, address)).code).toBe(200)
  })

  test('lock for fifteen minutes, and tries meanwhile do not prolong that', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 10, address)
    app.passTime(14 * MINUTE)
    expect((await signIn(app, { account, pwd }, address)).message).toBe(LOCKED)
    app.passTime(MINUTE + 1000)
    expect((await signIn(app, { account, pwd }, address)).code).toBe(200)
  })

  test('lock again at once when the next try after the lock is wrong too', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 10, address)
    app.passTime(15 * MINUTE + 1000)
    expect((await signIn(app, { account, pwd: 'wrong-password' }, address)).message).toBe(WRONG)
    expect((await signIn(app, { account, pwd }, address)).message).toBe(LOCKED)
  })

  test('are forgotten half an hour after the last one', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 9, address)
    app.passTime(30 * MINUTE + 1000)
    await failSignIn(app, account, 9, address)
    expect((await signIn(app, { account, pwd }, address)).code).toBe(200)
  })

  test('lock a name that nobody has just the same', async () => {
    const address = newAddress()
    await failSignIn(app, 'nobody-locked', 10, address)
    expect((await signIn(app, { account: 'nobody-locked', pwd }, address)).message).toBe(LOCKED)
  })

  test('are announced once, to whoever manages the staff', async () => {
    const { shop, account } = await makeMember(app)
    const [manager, other] = [
      await makeStaff(app, shop, { permissions: ['merchant:admin:list'] }),
      await makeStaff(app, shop),
    ]
    await failSignIn(app, account, 12, newAddress())
    const heard = await app.call(noticeApi.list, {}, { token: manager.token })
    expect(heard.data.list).toMatchObject([
      { title: '账号锁定提醒', type: '3', url: '/operation/roleManager/adminList' },
    ])
    expect(heard.data.list[0]?.content).toContain(account)
    expect((await app.call(noticeApi.list, {}, { token: other.token })).data.total).toBe(0)
  })

  test('are announced whatever the case in which the name was tried', async () => {
    const { shop, account } = await makeMember(app)
    await failSignIn(app, account.toUpperCase(), 10, newAddress())
    const heard = await app.call(noticeApi.list, {}, { token: shop.owner.token })
    expect(heard.data.list.map(({ content }) => content)).toEqual([expect.stringContaining(account)])
  })

  test('are announced anew when the account is locked again', async () => {
    const [{ shop, account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 10, address)
    app.passTime(15 * MINUTE + 1000)
    await failSignIn(app, account, 1, address)
    expect((await app.call(noticeApi.list, {}, { token: shop.owner.token })).data.total).toBe(2)
  })

  test('cannot be slipped past by trying thirty at the same moment', async () => {
    const [{ account }, address] = [await makeMember(app), newAddress()]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(app, { account, pwd: `wrong-${index}` }, address)),
    )
    expect(answers.filter(({ message }) => message === WRONG)).toHaveLength(10)
    expect(answers.filter(({ message }) => message === LOCKED)).toHaveLength(20)
  })
})

describe('a lock', () => {
  const app = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })
  const lockedFor = async (token: string) =>
    (await app.call(adminApi.locked, {}, { token })).data.map(({ account }) => account)

  test('of the owner too is seen and lifted by another administrator', async () => {
    const [shop, address] = [await makeShop(app), newAddress()]
    const owner = await makeStaff(app, shop, { passwordHash })
    const permissions = [adminApi.locked.permission, adminApi.unlock.permission]
    const { token } = await makeStaff(app, shop, { permissions })
    expect(await lockedFor(token)).toEqual([])
    for (const { account } of [owner, shop.owner]) await failSignIn(app, account, 10, address)
    expect((await lockedFor(token)).toSorted()).toEqual([owner.account, shop.owner.account].toSorted())
    for (const { adminId } of [owner, shop.owner]) await app.call(adminApi.unlock, { id: adminId }, { token })
    expect(await lockedFor(token)).toEqual([])
    expect((await signIn(app, { account: owner.account, pwd }, address)).code).toBe(200)
    expect((await logLines(app, shop)).map(({ method }) => method)).toContain('admin.unlock')
  })

  test('of another merchant is neither seen nor lifted', async () => {
    const [{ account }, other, address] = [await makeMember(app), await makeShop(app), newAddress()]
    await failSignIn(app, account, 10, address)
    expect(await lockedFor(other.owner.token)).toEqual([])
    expect((await signIn(app, { account, pwd }, address)).message).toBe(LOCKED)
  })

  test('that is over is no longer shown', async () => {
    const { shop, account } = await makeMember(app)
    await failSignIn(app, account, 10, newAddress())
    expect(await lockedFor(shop.owner.token)).toEqual([account])
    app.passTime(15 * MINUTE + 1000)
    expect(await lockedFor(shop.owner.token)).toEqual([])
  })
})

describe('with captchas', () => {
  const app = setupTestApp(behindProxy)

  test('fifty tries at the same moment get two guesses without one', async () => {
    const { account } = await makeMember(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(app, { account, pwd: `wrong-${index}` })),
    )
    expect(answers.filter(({ message }) => message === WRONG)).toHaveLength(2)
  })

  test('tries without one lock nobody out, neither there nor elsewhere, and fill no log', async () => {
    const [{ shop, account }, address] = [await makeMember(app), newAddress()]
    for (let time = 0; time < 20; time += 1) await signIn(app, { account, pwd: `wrong-${time}` }, address)
    expect((await app.call(noticeApi.list, {}, { token: shop.owner.token })).data.total).toBe(0)
    const solved = await solveImageCode(app)
    expect((await signIn(app, { account, pwd, ...solved }, address)).code).toBe(200)
    const failures = async () => (await logLines(app, shop)).filter(({ status }) => status === 1)
    await expect.poll(failures).toHaveLength(2)
  })

  test('ten failures with solved ones lock', async () => {
    const [{ shop, account }, address] = [await makeMember(app), newAddress()]
    await failSignIn(app, account, 10, address)
    expect((await signIn(app, { account, pwd }, address)).message).toBe(LOCKED)
    const heard = await app.call(noticeApi.list, {}, { token: shop.owner.token })
    expect(heard.data.list).toMatchObject([{ title: '账号锁定提醒' }])
  })
})
