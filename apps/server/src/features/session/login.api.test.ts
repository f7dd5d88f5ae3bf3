import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { adminFacts } from '#test/read/access.sql'
import { logLines } from '#test/read/log.sql'
import { disable, remove, removeShop, setConfig } from '#test/make/access.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { behindProxy, failSignIn, from, newAddress, signIn, tokenOf } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp(behindProxy)
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)

async function makeMember() {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { passwordHash, realName: '小红' })
  return { shop, staff, account: staff.account }
}

describe('signing in', () => {
  test('answers with a token that works, and who it is', async () => {
    await setConfig(app, 'mer_site_logo_lefttop', '/logo.png')
    const { account } = await makeMember()
    const answer = await signIn(app, { account: ` ${account} `, pwd })
    expect(answer.code).toBe(200)
    expect(answer.data).toMatchObject({ account, realName: '小红', isSms: false, leftTopLogo: '/logo.png' })
    const info = await app.call(sessionApi.info, {}, { token: tokenOf(answer.data) })
    expect(info.data.account).toBe(account)
  })

  test('puts the token into a cookie that scripts and other sites never get', async () => {
    const { account } = await makeMember()
    const { data, headers } = await signIn(app, { account, pwd })
    const [cookie = '', ...others] = headers.getSetCookie()
    expect(cookie).toContain(`zhanggui_merchant_token=${tokenOf(data)};`)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toMatch(/Path=\//)
    expect(cookie).not.toMatch(/Secure/)
    expect(others.join()).not.toContain(tokenOf(data))
  })

  test('marks the cookie secure behind a proxy that speaks https', async () => {
    const { account } = await makeMember()
    const headers = { ...from(newAddress()).headers, 'x-forwarded-proto': 'https' }
    const answer = await app.call(sessionApi.login, { account, pwd }, { headers })
    expect(answer.headers.get('set-cookie')).toMatch(/Secure/)
  })

  test('notes count, address and time of the sign-in', async () => {
    const { staff, account } = await makeMember()
    const [address, before] = [newAddress(), app.now()]
    await signIn(app, { account, pwd })
    await signIn(app, { account, pwd }, address)
    const facts = await adminFacts(app, staff)
    expect(facts).toMatchObject({ loginCount: 2, lastLoginIp: address })
    expect(facts?.lastLoginAt?.getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  test('leaves a line in the log, without any secret', async () => {
    const { shop, account } = await makeMember()
    const address = newAddress()
    const { data } = await signIn(app, { account, pwd }, address)
    const lines = await logLines(app, shop)
    expect(lines).toMatchObject([{ method: 'session.login', account, status: 0, address }])
    expect(JSON.stringify(lines)).not.toContain(pwd)
    expect(JSON.stringify(lines)).not.toContain(tokenOf(data))
  })

  test('stores neither password nor token in the clear', async () => {
    const { account } = await makeMember()
    const { data } = await signIn(app, { account, pwd })
    const { rows } = await app.platform.pool.query<{ everything: string }>(
      `select (select string_agg(a::text, ' ') from admin a) || (select string_agg(s::text, ' ') from session s) as everything`,
    )
    expect(rows[0]?.everything).toContain(account)
    expect(rows[0]?.everything).not.toContain(pwd)
    expect(rows[0]?.everything).not.toContain(tokenOf(data).split('.')[1])
  })
})

describe('a refused sign-in', () => {
  test('is answered the same for an unknown account and a wrong password', async () => {
    const { account } = await makeMember()
    const wrong = await signIn(app, { account, pwd: 'wrong-password' })
    const unknown = await signIn(app, { account: 'nobody-at-all', pwd: 'wrong-password' })
    const facts = ({ status, code, message, data }: typeof wrong) => ({ status, code, message, data })
    expect(facts(wrong)).toEqual(facts(unknown))
    expect(wrong).toMatchObject({ code: 1000, message: '账号或者密码不正确', data: null })
    expect(wrong.headers.get('set-cookie')).toBeNull()
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
  })

  test('tells that an account is disabled to whoever knows its password only', async () => {
    const { staff, account } = await makeMember()
    await disable(app, staff)
    expect((await signIn(app, { account, pwd: 'wrong-password' })).message).toBe('账号或者密码不正确')
    const known = await signIn(app, { account, pwd })
    expect(known.message).toBe(`对不起，你的账号：${account} 已停用`)
    expect(known.headers.get('set-cookie')).toBeNull()
  })

  test('is what a deleted account and the staff of a deleted merchant get', async () => {
    const [gone, orphan] = [await makeMember(), await makeMember()]
    await remove(app, gone.staff)
    await removeShop(app, orphan.shop)
    for (const { account } of [gone, orphan]) {
      expect(await signIn(app, { account, pwd })).toMatchObject({ code: 1000, message: '账号或者密码不正确' })
    }
  })

  test('takes the password as it was typed', async () => {
    const { account } = await makeMember()
    expect((await signIn(app, { account, pwd: `${pwd} ` })).code).toBe(1000)
  })
})

describe('what is missing or wrong in the form', () => {
  test.each([
    [{ pwd }, 'account', '账号不能为空'],
    [{ account: '   ', pwd }, 'account', '账号不能为空'],
    [{ account: 'x'.repeat(33), pwd }, 'account', '账号不能超过32个字符'],
    [{ account: 'somebody' }, 'pwd', '请输入密码'],
    [{ account: 'somebody', pwd: '12345' }, 'pwd', '密码长度为6-30个字符'],
    [{ account: 'somebody', pwd: 'x'.repeat(31) }, 'pwd', '密码长度为6-30个字符'],
  ])('%j is said at its field, in Chinese', async (body, path, message) => {
    const answer = await send(`${app.url}/api${sessionApi.login.path}`, { ...from(newAddress()), body })
    expect(answer).toMatchObject({ status: 200, code: 400, message, data: { fields: [{ path, message }] } })
  })

  test('names every wrong field at once', async () => {
    const { code, data } = await send(`${app.url}/api${sessionApi.login.path}`, { body: {} })
    expect({ code, data }).toMatchObject({ code: 400, data: { fields: [{ path: 'account' }, { path: 'pwd' }] } })
  })
})

describe('a failed try', () => {
  test('stands in the log of the merchant, without what was typed as the password', async () => {
    const { shop, account } = await makeMember()
    await signIn(app, { account: account.toUpperCase(), pwd: 'guessed-wrong' }, '10.9.8.7')
    await expect.poll(() => logLines(app, shop)).toHaveLength(1)
    const [line] = await logLines(app, shop)
    expect(line).toMatchObject({
      method: 'session.login',
      account,
      operation: '查询',
      status: 1,
      error: '账号或者密码不正确',
      address: '10.9.8.7',
    })
    expect(JSON.stringify(line)).not.toContain('guessed')
  })

  test('is written at most as often as it takes to lock the name', async () => {
    const { shop, account } = await makeMember()
    await failSignIn(app, account, 14, newAddress())
    await expect.poll(() => logLines(app, shop)).toHaveLength(10)
  })
})
