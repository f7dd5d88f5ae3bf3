import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { adminFacts } from '#test/read/access.sql'
import { logLines } from '#test/read/log.sql'
import { makeShop, makeStaff, makeToken } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { behindProxy, from, newAddress, signIn } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp(behindProxy)
const oldPassword = 'old-password'
const passwordHash = await hashPassword(oldPassword)

async function makeMember() {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { passwordHash })
  return { shop, staff }
}

describe('the own name', () => {
  const rename = (token: string, realName: string, version?: number) =>
    send(`${app.url}/api${sessionApi.updateProfile.path}`, { token, body: { realName, version } })

  test('is changed and trimmed', async () => {
    const { staff } = await makeMember()
    expect((await rename(staff.token, '  小华 ')).code).toBe(200)
    expect(await adminFacts(app, staff)).toMatchObject({ realName: '小华', version: 2 })
  })

  test('is not overwritten when somebody else was faster', async () => {
    const { staff } = await makeMember()
    expect((await rename(staff.token, '先到', 1)).code).toBe(200)
    expect(await rename(staff.token, '后到', 1)).toMatchObject({ code: 409, message: '数据已被修改，请刷新后重试' })
    expect((await adminFacts(app, staff))?.realName).toBe('先到')
  })

  test('is saved by one of two who save the same version at the same moment', async () => {
    const { staff } = await makeMember()
    const answers = await Promise.all([rename(staff.token, '甲', 1), rename(staff.token, '乙', 1)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([
    ['', '姓名不能为空'],
    ['   ', '姓名不能为空'],
    ['长'.repeat(17), '姓名不能超过16个字符'],
  ])('cannot be %j', async (realName, message) => {
    const { staff } = await makeMember()
    expect(await rename(staff.token, realName)).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'realName', message }] },
    })
  })
})

describe('the own password', () => {
  const change = (token: string, draft: Partial<Record<'oldPassword' | 'password' | 'confirmPassword', string>>) =>
    send(`${app.url}/api${sessionApi.updatePassword.path}`, {
      token,
      ...from(newAddress()),
      body: { oldPassword, password: 'new-password', confirmPassword: 'new-password', ...draft },
    })

  test('opens the account from now on, and the old one does not', async () => {
    const { staff } = await makeMember()
    expect((await change(staff.token, {})).code).toBe(200)
    expect((await signIn(app, { account: staff.account, pwd: oldPassword })).code).toBe(1000)
    expect((await signIn(app, { account: staff.account, pwd: 'new-password' })).code).toBe(200)
  })

  test('ends every other session of the person, but not this one and nobody else', async () => {
    const { shop, staff } = await makeMember()
    const elsewhere = await makeToken(app, staff.merId, staff.adminId)
    await change(staff.token, {})
    const codes = await Promise.all(
      [elsewhere, staff.token, shop.owner.token].map(
        async (token) => (await app.call(sessionApi.info, {}, { token })).code,
      ),
    )
    expect(codes).toEqual([401, 200, 200])
  })

  test.each([
    [{ oldPassword: 'not-the-old-one' }, 1000, 'oldPassword', '原密码不正确'],
    [{ confirmPassword: 'something-else' }, 400, 'confirmPassword', '两次密码输入不一致'],
    [{ password: 'short', confirmPassword: 'short' }, 400, 'password', '长度6-20个字符'],
    [{ password: oldPassword, confirmPassword: oldPassword }, 1000, 'password', '新密码不能与原密码相同'],
  ])('is refused for %j', async (draft, code, path, message) => {
    const { staff } = await makeMember()
    const elsewhere = await makeToken(app, staff.merId, staff.adminId)
    const answer = await change(staff.token, draft)
    expect(answer.code).toBe(code)
    expect(answer.data).toMatchObject({ fields: expect.arrayContaining([{ path, message }]) as unknown })
    expect((await app.call(sessionApi.info, {}, { token: elsewhere })).code).toBe(200)
    expect((await signIn(app, { account: staff.account, pwd: oldPassword })).code).toBe(200)
  })

  test('is never written into the log or beside the answer of a repeated call', async () => {
    const { shop, staff } = await makeMember()
    const draft = { oldPassword, password: 'new-password', confirmPassword: 'new-password' }
    const headers = { ...from(newAddress()).headers, 'idempotency-key': 'change-password-1' }
    await app.call(sessionApi.updatePassword, draft, { token: staff.token, headers })
    await change(staff.token, { oldPassword: 'not-the-old-one' })
    const written = JSON.stringify(await logLines(app, shop))
    expect(written).toContain('session.updatePassword')
    for (const secret of [oldPassword, 'new-password', 'not-the-old-one']) expect(written).not.toContain(secret)
    const { rows } = await app.platform.pool.query('select * from idempotency where mer_id = $1', [shop.merId])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('change-password-1')
  })
})
