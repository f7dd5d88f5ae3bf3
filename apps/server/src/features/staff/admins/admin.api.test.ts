import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { sessionApi } from '@zhanggui/contract/session'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { giveRole, makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, makeToken, type Person, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { behindProxy, signIn } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp(behindProxy)
let count = 0
const newAccount = () => `colleague-${(count += 1)}`

type Query = Parameters<typeof app.call<typeof adminApi.list>>[1]
const list = async ({ token }: Person, query: Query = {}) => (await app.call(adminApi.list, query, { token })).data
const accounts = async (person: Person, query: Query = {}) =>
  (await list(person, query)).list.map(({ account }) => account)
const info = ({ token }: Person, id: number) => app.call(adminApi.info, { id }, { token })
const isSignedIn = async (token: string) => (await app.call(sessionApi.info, {}, { token })).code === 200

/** As clients send it: ids comma-joined. */
type Draft = Omit<InputOf<typeof adminApi.save>, 'roles'> & { roles: string }
async function save(shop: Shop, draft: Partial<Draft> = {}) {
  const roles = draft.roles ?? String(await makeRole(app, shop))
  const body = { account: newAccount(), realName: '小红', status: true, pwd: 'password-1', ...draft, roles }
  return { body, answer: await send(`${app.url}/api${adminApi.save.path}`, { token: shop.owner.token, body }) }
}
async function update(shop: Shop, { adminId, account }: Person, draft: Record<string, unknown> = {}) {
  const roles = draft.roles ?? String(await makeRole(app, shop))
  return send(`${app.url}/api${adminApi.update.path}`, {
    token: shop.owner.token,
    body: { id: adminId, account, realName: '小红', status: true, ...draft, roles },
  })
}

describe('the list', () => {
  test('holds the newest first; the owner is in it for the owner only', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    await makeStaff(app, other)
    const [first, second] = [
      await makeStaff(app, shop, { permissions: ['merchant:admin:list'] }),
      await makeStaff(app, shop),
    ]
    expect(await accounts(shop.owner)).toEqual([second, first, shop.owner].map(({ account }) => account))
    expect(await accounts(first)).toEqual([second.account, first.account])
    expect(await list(first)).toMatchObject({ total: 2 })
  })

  test('is filtered by name or account, status and role', async () => {
    const shop = await makeShop(app)
    const wang = await makeStaff(app, shop, { realName: '王小虎', account: newAccount() })
    const li = await makeStaff(app, shop, { realName: '李雷', account: 'WANG_li', isEnabled: false })
    const role = await makeRole(app, shop)
    await giveRole(app, wang, role)
    expect(await accounts(shop.owner, { realName: '小虎' })).toEqual([wang.account])
    expect(await accounts(shop.owner, { realName: 'wang_' })).toEqual([li.account])
    expect(await accounts(shop.owner, { realName: '_' })).toEqual([li.account])
    expect(await accounts(shop.owner, { status: false })).toEqual([li.account])
    expect(await accounts(shop.owner, { roles: role })).toEqual([wang.account])
    expect(await list(shop.owner, { roles: role, status: false })).toMatchObject({ total: 0, list: [] })
  })

  test('tells who somebody is, never their password', async () => {
    const shop = await makeShop(app)
    const [a, b] = [await makeRole(app, shop, { name: '店长' }), await makeRole(app, shop, { name: '客服' })]
    const { body } = await save(shop, { roles: `${b},${a}`, phone: '13800000001' })
    const row = (await list(shop.owner)).list[0]
    expect(row).toMatchObject({
      account: body.account,
      realName: '小红',
      phone: '13800000001',
      type: 4,
      roles: [a, b],
      roleNames: ['店长', '客服'],
      status: true,
      isSms: false,
      lastTime: null,
      loginCount: 0,
      version: 1,
    })
    expect((await info(shop.owner, row?.id ?? 0)).data).toEqual(row)
    const { text } = await send(`${app.url}/api${adminApi.list.path}`, { method: 'GET', token: shop.owner.token })
    expect(text).not.toMatch(/pwd|password|argon2/i)
  })

  test('hides the owner and the deleted from who asks for them by id', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: ['merchant:admin:info'] })
    expect((await info(shop.owner, shop.owner.adminId)).data.type).toBe(2)
    expect(await info(staff, shop.owner.adminId)).toMatchObject({ code: 404, message: '管理员不存在' })
  })
})

describe('a new account', () => {
  test('signs in with its password', async () => {
    const shop = await makeShop(app)
    const { answer, body } = await save(shop)
    expect(answer.code).toBe(200)
    expect((await signIn(app, { account: body.account, pwd: 'password-1' })).code).toBe(200)
  })

  test('does not sign in when it was made disabled', async () => {
    const { body } = await save(await makeShop(app), { status: false })
    expect((await signIn(app, { account: body.account, pwd: 'password-1' })).message).toContain('已停用')
  })

  test('has a name of its own over the whole platform', async () => {
    const taken = (await makeShop(app)).owner.account
    const { answer } = await save(await makeShop(app), { account: taken })
    expect(answer).toMatchObject({
      code: 3001,
      message: '管理员已存在',
      data: { fields: [{ path: 'account', message: '管理员已存在' }] },
    })
  })

  test('may have capital letters, and is known by them however they are typed', async () => {
    const shop = await makeShop(app)
    const account = 'Colleague-Capital'
    expect((await save(shop, { account })).answer.code).toBe(200)
    expect(await accounts(shop.owner)).toContain(account)
    expect((await signIn(app, { account: account.toUpperCase(), pwd: 'password-1' })).code).toBe(200)
    expect((await save(shop, { account: account.toLowerCase() })).answer.code).toBe(3001)
    const staff = await makeStaff(app, shop)
    expect((await update(shop, staff, { account: 'COLLEAGUE-capital' })).code).toBe(3001)
    expect((await update(shop, staff, { account: staff.account.toUpperCase() })).code).toBe(200)
  })

  test.each([
    [{ account: 'a b' }, 'account', '管理员账号只能包含字母、数字和 . _ - @'],
    [{ account: '' }, 'account', '管理员账号不能为空'],
    [{ pwd: '12345' }, 'pwd', '长度6-20个字符'],
    [{ realName: '长'.repeat(17) }, 'realName', '管理员姓名不能超过16个字符'],
    [{ phone: '23800000001' }, 'phone', '联系电话格式不正确!'],
    [{ roles: '' }, 'roles', '请选择管理员角色'],
  ])('is refused for %j', async (draft, path, message) => {
    const { answer } = await save(await makeShop(app), draft)
    expect(answer).toMatchObject({ code: 400, data: { fields: [{ path, message }] } })
  })
})

describe('a change', () => {
  test('replaces what the form has', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const roles = String(await makeRole(app, shop, { name: '客服' }))
    expect((await update(shop, staff, { realName: '新名', phone: '13800000002', roles, version: 1 })).code).toBe(200)
    expect((await info(shop.owner, staff.adminId)).data).toMatchObject({
      realName: '新名',
      phone: '13800000002',
      roles: [Number(roles)],
      roleNames: ['客服'],
      version: 2,
    })
    expect(await isSignedIn(staff.token)).toBe(true)
  })

  test.each([undefined, '', '  '])('keeps the phone when it is %j', async (phone) => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { phone: '13800000003' })
    expect((await update(shop, staff, { phone })).code).toBe(200)
    expect((await info(shop.owner, staff.adminId)).data.phone).toBe('13800000003')
  })

  test('of the account frees the old name, takes the new one and ends the sessions', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const account = newAccount()
    expect((await update(shop, staff, { account })).code).toBe(200)
    expect(await isSignedIn(staff.token)).toBe(false)
    expect((await save(shop, { account })).answer.code).toBe(3001)
    expect((await save(shop, { account: staff.account })).answer.code).toBe(200)
  })

  test('to a name that is taken changes nothing', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const staff = await makeStaff(app, shop)
    expect(await update(shop, staff, { account: other.owner.account, realName: '新名' })).toMatchObject({
      code: 3001,
      message: '账号已存在',
      data: { fields: [{ path: 'account' }] },
    })
    expect((await info(shop.owner, staff.adminId)).data).toMatchObject({ account: staff.account, realName: '小明' })
    expect((await save(shop, { account: staff.account })).answer.code).toBe(3001)
    expect(await isSignedIn(staff.token)).toBe(true)
  })

  test('of an old version is refused, with who was faster and what is there now', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const roles = String(await makeRole(app, shop))
    await update(shop, staff, { realName: '先到', roles, version: 1 })
    expect(await update(shop, staff, { realName: '后到', version: 1 })).toMatchObject({
      code: 409,
      message: '数据已被 小明 修改',
      data: null,
    })
  })

  test('that disables ends the sessions', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    expect((await update(shop, staff, { status: false })).code).toBe(200)
    await update(shop, staff, { status: true })
    expect(await isSignedIn(staff.token)).toBe(false)
  })
})

describe('the password', () => {
  test('is set for a colleague and ends their sessions', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const draft = { id: staff.adminId, password: 'password-9', confirmPassword: 'password-9' }
    expect((await app.call(adminApi.updatePassword, draft, { token: shop.owner.token })).code).toBe(200)
    expect(await isSignedIn(staff.token)).toBe(false)
    expect((await signIn(app, { account: staff.account, pwd: 'password-9' })).code).toBe(200)
  })

  test('is typed twice', async () => {
    const shop = await makeShop(app)
    const { adminId } = await makeStaff(app, shop)
    const body = { id: adminId, password: 'password-9', confirmPassword: 'password-8' }
    const answer = await send(`${app.url}/api${adminApi.updatePassword.path}`, { token: shop.owner.token, body })
    expect(answer).toMatchObject({ code: 400, message: '两次密码输入不一致' })
  })

  test('set by oneself leaves this session open', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: ['merchant:admin:update:password'] })
    const elsewhere = await makeToken(app, staff.merId, staff.adminId)
    const draft = { id: staff.adminId, password: 'password-9', confirmPassword: 'password-9' }
    await app.call(adminApi.updatePassword, draft, { token: staff.token })
    expect([await isSignedIn(staff.token), await isSignedIn(elsewhere)]).toEqual([true, false])
  })
})
