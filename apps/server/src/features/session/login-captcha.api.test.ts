import { captchaApi, sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { behindProxy, failSignIn, from, newAddress, signIn, slidePuzzle, solveImageCode } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp(behindProxy)
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)
const makeAccount = async () => (await makeStaff(app, await makeShop(app), { passwordHash })).account

const MINUTE = 60_000

describe('the image code', () => {
  test('is not asked for after one failure, but after two of the account', async () => {
    const account = await makeAccount()
    await failSignIn(app, account, 1)
    expect((await signIn(app, { account, pwd: 'wrong-again' })).message).toBe('账号或者密码不正确')
    const answer = await signIn(app, { account, pwd })
    expect(answer).toMatchObject({
      code: 1000,
      message: '验证码信息不存在',
      data: { fields: [{ path: 'code', message: '验证码信息不存在' }] },
    })
  })

  test('is not asked of everybody at an address where one person mistypes', async () => {
    const [account, other, address] = [await makeAccount(), await makeAccount(), newAddress()]
    await failSignIn(app, other, 9, address)
    expect((await signIn(app, { account, pwd }, address)).code).toBe(200)
  })

  test('is asked for after twenty failures of one network, whatever the account and the address', async () => {
    const account = await makeAccount()
    for (let time = 0; time < 20; time += 1) {
      await signIn(app, { account: `nobody-at-all-${time}`, pwd }, `2001:db8:9:9::${time}`)
    }
    expect((await signIn(app, { account, pwd }, '2001:db8:9:9:ffff::3')).message).toBe('验证码信息不存在')
    expect((await signIn(app, { account, pwd }, '2001:db8:9:8::3')).code).toBe(200)
  })

  test('lets in when it was read right, and everything is forgotten then', async () => {
    const account = await makeAccount()
    await failSignIn(app, account, 2)
    expect((await signIn(app, { account, pwd, ...(await solveImageCode(app)) })).code).toBe(200)
    expect((await signIn(app, { account, pwd })).code).toBe(200)
  })

  test('is refused when it was read wrong', async () => {
    const account = await makeAccount()
    await failSignIn(app, account, 2)
    const { key, code } = await solveImageCode(app)
    const wrong = code === '0000' ? '0001' : '0000'
    expect((await signIn(app, { account, pwd, key, code: wrong })).message).toBe('验证码校验失败')
  })

  test.each([
    ['after five minutes', 5 * MINUTE + 1000],
    ['not before', 5 * MINUTE - 20_000],
  ])('expires %s', async (_, ms) => {
    const account = await makeAccount()
    await failSignIn(app, account, 2)
    const solved = await solveImageCode(app)
    app.passTime(ms)
    const { code } = await signIn(app, { account, pwd, ...solved })
    expect(code).toBe(ms > 5 * MINUTE ? 1000 : 200)
  })

  test('works once', async () => {
    const [first, second] = [await makeAccount(), await makeAccount()]
    await failSignIn(app, first, 2)
    await failSignIn(app, second, 2)
    const solved = await solveImageCode(app)
    expect((await signIn(app, { account: first, pwd, ...solved })).code).toBe(200)
    expect((await signIn(app, { account: second, pwd, ...solved })).message).toBe('验证码信息不存在')
  })

  test('comes as a picture that does not contain its digits', async () => {
    const { data } = await app.call(captchaApi.image, {}, from(newAddress()))
    expect(data.code).toMatch(/^data:image\/png;base64,/)
    expect(Object.keys(data)).toEqual(['key', 'code'])
  })
})

describe('the puzzle', () => {
  test('replaces the image code from three failures on', async () => {
    const account = await makeAccount()
    await failSignIn(app, account, 3)
    const image = await solveImageCode(app)
    expect(await signIn(app, { account, pwd, ...image })).toMatchObject({
      message: '请完成安全验证',
      data: { fields: [{ path: 'captchaVO' }] },
    })
  })

  test('lets in when it was solved, once', async () => {
    const account = await makeAccount()
    await failSignIn(app, account, 3)
    const { repCode, captchaVO } = await slidePuzzle(app)
    expect(repCode).toBe('0000')
    expect((await signIn(app, { account, pwd, captchaVO })).code).toBe(200)
    await failSignIn(app, account, 3)
    expect((await signIn(app, { account, pwd, captchaVO })).message).toBe('验证码校验失败')
  })

  test.each([
    [5, '0000'],
    [-5, '0000'],
    [6, '6111'],
    [-6, '6111'],
  ])('moved %i pixels beside the hole gives %s', async (off, expected) => {
    const { repCode } = await slidePuzzle(app, off)
    expect(repCode).toBe(expected)
  })

  test('that was missed is worthless and cannot be tried again', async () => {
    const account = await makeAccount()
    await failSignIn(app, account, 3)
    const { check, captchaVO } = await slidePuzzle(app, 50)
    const again = await app.call(captchaApi.checkPuzzle, check, from(newAddress()))
    expect(again.data.repCode).toBe('6110')
    expect((await signIn(app, { account, pwd, captchaVO })).message).toBe('验证码校验失败')
  })

  test('is over after two minutes, its ticket after three', async () => {
    const { data } = await app.call(captchaApi.getPuzzle, { captchaType: 'blockPuzzle' }, from(newAddress()))
    const account = await makeAccount()
    await failSignIn(app, account, 3)
    const { captchaVO } = await slidePuzzle(app)
    app.passTime(2 * MINUTE + 1000)
    const late = { captchaType: 'blockPuzzle', token: data.repData?.token ?? '', pointJson: 'x' } as const
    expect((await app.call(captchaApi.checkPuzzle, late, from(newAddress()))).data.repCode).toBe('6110')
    app.passTime(MINUTE)
    expect((await signIn(app, { account, pwd, captchaVO })).message).toBe('验证码校验失败')
  })

  test('does not fall over garbage', async () => {
    const { data } = await app.call(captchaApi.getPuzzle, { captchaType: 'blockPuzzle' }, from(newAddress()))
    const garbage = { captchaType: 'blockPuzzle', token: data.repData?.token ?? '', pointJson: '!!!' } as const
    const answer = await app.call(captchaApi.checkPuzzle, garbage, from(newAddress()))
    expect(answer).toMatchObject({ code: 200, data: { repCode: '6111', repData: null } })
  })
})

describe('the detection', () => {
  const detect = (account: string, address = newAddress()) => app.call(sessionApi.detect, { account }, from(address))

  test('counts failures of the account, and ten of its network as one', async () => {
    const [account, address] = [await makeAccount(), newAddress()]
    expect((await detect(account)).data).toBe(0)
    await failSignIn(app, account, 2)
    expect((await detect(account)).data).toBe(2)
    for (let time = 0; time < 10; time += 1) await signIn(app, { account: `nobody-${time}`, pwd }, address)
    expect((await detect('somebody-else', address)).data).toBe(1)
    expect((await detect(account, address)).data).toBe(2)
  })

  test('does not count what came without the captcha that was asked for', async () => {
    const account = await makeAccount()
    for (let time = 0; time < 6; time += 1) await signIn(app, { account, pwd: `wrong-${time}` })
    expect((await detect(account)).data).toBe(2)
  })

  test('does not tell whether an account exists', async () => {
    await failSignIn(app, 'nobody-detected', 2)
    expect((await detect('nobody-detected')).data).toBe(2)
  })

  test('takes upper and lower case as one name', async () => {
    await failSignIn(app, 'Nobody-Case', 1)
    await failSignIn(app, 'nobody-case', 1)
    expect((await detect('NOBODY-CASE')).data).toBe(2)
  })
})
