import { sessionApi } from '@zhanggui/contract/session'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { behindProxy, signIn } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, makeToken, type Person } from '#test/make/shop.sql'
import { codeOfShown, makeFactor, requireFactor } from '#test/make/staff/factor.sql'

const app = setupTestApp(behindProxy)
const pwd = 'old-password'
const passwordHash = await hashPassword(pwd)

/** The owner of one shop works as staff in another. */
async function makeBoth() {
  const [home, shop] = [await makeShop(app), await makeShop(app)]
  const here = await makeStaff(app, home, { passwordHash })
  const there = await makeStaff(app, shop, { sameAs: here })
  return { home, shop, here, there }
}

const isSignedIn = async ({ token }: Person) => (await app.call(sessionApi.info, {}, { token })).code === 200
const setPassword = ({ token }: Person, id: number, password = 'attackers-own') =>
  app.call(adminApi.updatePassword, { id, password, confirmPassword: password }, { token })
const rowOf = async ({ token }: Person, id: number) => (await app.call(adminApi.info, { id }, { token })).data
const remove = ({ token }: Person, id: number) => app.call(adminApi.delete, { id }, { token })

describe('of somebody who works for several shops, no shop', () => {
  test('sets the password', async () => {
    const { home, shop, here, there } = await makeBoth()
    const message = '该账号也在其他店铺使用，密码只能由本人在个人中心修改'
    expect(await setPassword(shop.owner, there.adminId)).toMatchObject({ code: 1000, message })
    expect(await setPassword(home.owner, here.adminId)).toMatchObject({ code: 1000, message })
    expect((await signIn(app, { account: here.account, pwd: 'attackers-own' })).code).not.toBe(200)
    expect((await signIn(app, { account: here.account, pwd })).code).toBe(200)
    expect(await isSignedIn(here)).toBe(true)
  })

  test('renames the account, but says how it lists them', async () => {
    const { shop, here, there } = await makeBoth()
    const draft = { id: there.adminId, realName: '改名', roles: [await makeRole(app, shop)], status: true }
    const update = (account: string) => app.call(adminApi.update, { ...draft, account }, { token: shop.owner.token })
    expect(await update('stolen-name')).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'account', message: '该账号也在其他店铺使用，不能修改账号名' }] },
    })
    expect((await update(here.account)).code).toBe(200)
    expect(await rowOf(shop.owner, there.adminId)).toMatchObject({ realName: '改名', isShared: true })
    expect((await app.call(sessionApi.info, {}, { token: here.token })).data.realName).toBe('小明')
  })

  test('resets 两步验证', async () => {
    const { shop, here, there } = await makeBoth()
    await makeFactor(app, here)
    const reset = await app.call(factorApi.reset, { id: there.adminId }, { token: shop.owner.token })
    expect(reset).toMatchObject({
      code: 1000,
      message: '该账号也在其他店铺使用，两步验证只能由本人管理，验证器丢失时请联系平台重置',
    })
    expect(await rowOf(shop.owner, there.adminId)).toMatchObject({ hasFactor: true })
  })
})

describe('the person', () => {
  test('changes the password, which signs out everywhere but here', async () => {
    const { here, there } = await makeBoth()
    const draft = { oldPassword: pwd, password: 'new-password', confirmPassword: 'new-password' }
    expect((await app.call(sessionApi.updatePassword, draft, { token: there.token })).code).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true])
  })

  test('has one 两步验证 in all shops, which is what their roles ask for', async () => {
    const { shop, here, there } = await makeBoth()
    await requireFactor(app, there)
    const must = async () => (await app.call(sessionApi.info, {}, { token: there.token })).data.mustSetUpFactor
    expect(await must()).toBe(true)
    const { secret } = (await app.call(factorApi.begin, { pwd }, { token: here.token })).data
    const factorCode = codeOfShown(app, secret)
    expect((await app.call(factorApi.confirm, { factorCode }, { token: here.token })).code).toBe(200)
    expect(await must()).toBe(false)
    expect(await rowOf(shop.owner, there.adminId)).toMatchObject({ hasFactor: true })
  })
})

describe('being removed', () => {
  test('from one shop leaves the other, the name and the password; from the last one frees the name', async () => {
    const { home, shop, here, there } = await makeBoth()
    expect((await remove(shop.owner, there.adminId)).code).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    expect((await app.call(shopApi.list, {}, { token: here.token })).data).toHaveLength(1)
    expect((await signIn(app, { account: here.account, pwd })).code).toBe(200)
    const roles = [await makeRole(app, shop)]
    const add = () =>
      app.call(
        adminApi.save,
        { account: here.account, realName: '新人', roles, status: true, pwd: 'password-2' },
        { token: shop.owner.token },
      )
    expect((await add()).code).toBe(3001)
    expect((await remove(home.owner, here.adminId)).code).toBe(200)
    expect((await signIn(app, { account: here.account, pwd })).code).not.toBe(200)
    expect((await add()).code).toBe(200)
  })

  test('makes the one shop that is left the one that manages the account again', async () => {
    const { home, shop, here, there } = await makeBoth()
    await remove(shop.owner, there.adminId)
    expect(await rowOf(home.owner, here.adminId)).toMatchObject({ isShared: false })
    expect((await setPassword(home.owner, here.adminId, 'by-the-owner')).code).toBe(200)
    expect((await signIn(app, { account: here.account, pwd: 'by-the-owner' })).code).toBe(200)
  })

  test('an owner may be staff elsewhere, and is nobody’s to remove at home', async () => {
    const [home, shop] = [await makeShop(app), await makeShop(app)]
    const there = await makeStaff(app, shop, { sameAs: home.owner, permissions: ['merchant:admin:list'] })
    const session = await makeToken(app, there.merId, there.adminId)
    expect((await app.call(sessionApi.info, {}, { token: session })).data.permissionsList).toEqual([
      'merchant:admin:list',
    ])
    expect((await remove(shop.owner, there.adminId)).code).toBe(200)
    expect(await isSignedIn(home.owner)).toBe(true)
  })
})
