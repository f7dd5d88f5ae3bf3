import { homeApi } from '@zhanggui/contract/home'
import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { logLines } from '#test/read/log.sql'
import { closeRoles, disable, grant, remove, removeShop, revoke } from '#test/make/access.sql'
import { makeShop, makeStaff, makeToken } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const HOME = 'merchant:statistics:home:index'
const HOUR = 3_600_000
const SIGNED_OUT = { status: 200, code: 401, message: '无效的会话，或者登录已过期，请重新登录。', data: null }

const home = (token: string) => app.call(homeApi.index, {}, { token })
const info = (token?: string, headers: Record<string, string> = {}) => app.call(sessionApi.info, {}, { token, headers })

describe('a token', () => {
  test('is taken from X-Token, a bearer header or the cookie', async () => {
    const { owner } = await makeShop(app)
    const cookie = `other=1; zhanggui_merchant_token=${owner.token}`
    for (const headers of [{ 'x-token': owner.token }, { authorization: `Bearer ${owner.token}` }, { cookie }]) {
      expect((await info(undefined, headers)).data.id).toBe(owner.adminId)
    }
  })

  test('of X-Token goes before bearer, and bearer before the cookie', async () => {
    const [a, b, c] = [(await makeShop(app)).owner, (await makeShop(app)).owner, (await makeShop(app)).owner]
    const cookie = `zhanggui_merchant_token=${c.token}`
    const authorization = `Bearer ${b.token}`
    expect((await info(a.token, { authorization, cookie })).data.id).toBe(a.adminId)
    expect((await info(undefined, { authorization, cookie })).data.id).toBe(b.adminId)
  })

  test.each(['', 'x', '1.short', `1.${'a'.repeat(43)}`, `zzzzzzzzzz.${'a'.repeat(43)}`, '{}', "' or 1=1 --"])(
    'like %j is nobody',
    async (token) => {
      expect(await info(undefined, { 'x-token': token, cookie: 'zhanggui_merchant_token=nonsense' })).toMatchObject(
        SIGNED_OUT,
      )
    },
  )

  test('of one merchant does not work for another with the merchant id changed', async () => {
    const [own, other] = [await makeShop(app), await makeShop(app)]
    const secret = own.owner.token.split('.')[1] ?? ''
    expect(await info(`${other.merId.toString(36)}.${secret}`)).toMatchObject(SIGNED_OUT)
  })
})

describe('time', () => {
  test('ends a session after thirty days, although it was used every day', async () => {
    const { owner } = await makeShop(app)
    for (let hours = 20; hours < 30 * 24; hours += 20) {
      app.passTime(20 * HOUR)
      expect((await info(owner.token)).code).toBe(200)
    }
    app.passTime(20 * HOUR)
    expect(await info(owner.token)).toMatchObject(SIGNED_OUT)
  })

  test('ends a session after a day without use', async () => {
    const { owner } = await makeShop(app)
    app.passTime(24 * HOUR - 5000)
    const idle = (await makeShop(app)).owner
    app.passTime(10_000)
    expect(await info(owner.token)).toMatchObject(SIGNED_OUT)
    expect((await info(idle.token)).code).toBe(200)
  })

  test('starts anew with every use', async () => {
    const { owner } = await makeShop(app)
    for (let use = 0; use < 3; use += 1) {
      app.passTime(20 * HOUR)
      expect((await info(owner.token)).code).toBe(200)
    }
    app.passTime(25 * HOUR)
    expect(await info(owner.token)).toMatchObject(SIGNED_OUT)
  })
})

describe('signing out', () => {
  const logout = (token?: string) => app.call(sessionApi.logout, {}, { token })

  test('ends this session only and clears the cookie', async () => {
    const { merId, owner } = await makeShop(app)
    const other = await makeToken(app, merId, owner.adminId)
    const answer = await logout(owner.token)
    expect(answer.headers.get('set-cookie')).toMatch(/^zhanggui_merchant_token=;.*Expires=Thu, 01 Jan 1970/)
    expect(await info(owner.token)).toMatchObject(SIGNED_OUT)
    expect((await info(other)).code).toBe(200)
  })

  test('may be repeated, and done by nobody', async () => {
    const { owner } = await makeShop(app)
    expect((await logout(owner.token)).code).toBe(200)
    expect((await logout(owner.token)).code).toBe(200)
    expect((await app.call(sessionApi.logout, {}, { headers: { 'x-console': '1' } })).code).toBe(200)
  })

  test('is written down once, with who it was', async () => {
    const { owner } = await makeShop(app)
    await logout(owner.token)
    await logout(owner.token)
    expect(await logLines(app, owner)).toMatchObject([{ method: 'session.logout', account: owner.account, status: 0 }])
  })
})

describe('a right that is taken away is gone with the next request', () => {
  async function makeMember() {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: [HOME] })
    expect((await home(staff.token)).code).toBe(200)
    return { shop, staff }
  }

  test('when the account is disabled', async () => {
    const { staff } = await makeMember()
    await disable(app, staff)
    expect(await home(staff.token)).toMatchObject(SIGNED_OUT)
  })

  test('when the account is deleted', async () => {
    const { staff } = await makeMember()
    await remove(app, staff)
    expect(await home(staff.token)).toMatchObject(SIGNED_OUT)
  })

  test('when the merchant is deleted, for the owner too', async () => {
    const { shop, staff } = await makeMember()
    await removeShop(app, shop)
    expect(await home(staff.token)).toMatchObject(SIGNED_OUT)
    expect(await home(shop.owner.token)).toMatchObject(SIGNED_OUT)
  })

  test('when the role is closed', async () => {
    const { staff } = await makeMember()
    await closeRoles(app, staff)
    expect(await home(staff.token)).toMatchObject({ status: 200, code: 403, message: '没有权限访问。' })
    expect((await info(staff.token)).code).toBe(200)
  })

  test('when the grant is removed, and back when it is given again', async () => {
    const { staff } = await makeMember()
    await revoke(app, staff, HOME)
    expect((await home(staff.token)).code).toBe(403)
    await grant(app, staff, HOME)
    expect((await home(staff.token)).code).toBe(200)
  })
})

test('many calls at once are each judged for themselves', async () => {
  const shop = await makeShop(app)
  const [may, mayNot] = [await makeStaff(app, shop, { permissions: [HOME] }), await makeStaff(app, shop)]
  const tokens = Array.from({ length: 60 }, (_, n) => [may.token, mayNot.token, 'nobody'][n % 3] ?? '')
  const codes = await Promise.all(tokens.map(async (token) => (await home(token)).code))
  expect(codes).toEqual(tokens.map((token) => ({ [may.token]: 200, [mayNot.token]: 403 })[token] ?? 401))
})
