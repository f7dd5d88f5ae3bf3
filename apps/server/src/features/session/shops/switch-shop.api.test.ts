import { ACCOUNT_HEADER } from '@zhanggui/contract/kernel/wire-names'
import { sessionApi } from '@zhanggui/contract/session'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { signIn, tokenOf } from '#test/app/sign-in'
import { connectPush } from '#test/app/push-client'
import { behindProxy } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'
import { makeShop, makeStaff, makeToken, type Person } from '#test/make/shop.sql'
import { announce } from '#test/make/notice.sql'
import { requireFactor } from '#test/make/staff/factor.sql'
import { changesOf, logLines } from '#test/read/log.sql'

const app = setupTestApp(behindProxy)
const pwd = 'old-password'
const passwordHash = await hashPassword(pwd)
const PRODUCTS = 'merchant:product:page:list'
const HOUR = 3_600_000

/** Somebody who works for two shops, with a session in the first. */
async function makeBoth() {
  const [home, shop] = [await makeShop(app, { name: '甲店' }), await makeShop(app, { name: '乙店' })]
  const here = await makeStaff(app, home, { passwordHash, permissions: [PRODUCTS] })
  const there = await makeStaff(app, shop, { sameAs: here })
  return { home, shop, here, there }
}

const switchTo = (token: string, merId: number) => app.call(shopApi.switch, { merId }, { token })
const info = (token: string, headers = {}) => app.call(sessionApi.info, {}, { token, headers })
const disable = (owner: Person, { adminId }: Person, status = false) =>
  app.call(adminApi.updateStatus, { id: adminId, status }, { token: owner.token })
const remove = (owner: Person, { adminId }: Person) =>
  app.call(adminApi.delete, { id: adminId }, { token: owner.token })
/** Where a sign-in with name and password leads. */
async function landing(account: string) {
  const { data } = await signIn(app, { account, pwd })
  return (await info(tokenOf(data))).data.merName
}

describe('switching', () => {
  test('moves the session, with the rights of the other shop and a line in both logs', async () => {
    const { home, shop, here, there } = await makeBoth()
    const { code, data, headers } = await switchTo(here.token, shop.merId)
    expect(code).toBe(200)
    expect(headers.get('set-cookie')).toContain(`zhanggui_merchant_token=${data.token}`)
    expect((await info(data.token)).data).toMatchObject({
      merId: shop.merId,
      id: there.adminId,
      account: here.account,
      permissionsList: [],
      loginCount: 1,
    })
    expect((await info(here.token)).code).toBe(401)
    expect((await logLines(app, home)).map(({ method }) => method)).toEqual(['shop.switch'])
    expect(await logLines(app, shop)).toMatchObject([{ method: 'shop.switch', account: here.account }])
    expect(await changesOf(app, home)).toMatchObject([{ after: '乙店' }])
    expect(JSON.stringify(await logLines(app, home))).not.toContain(data.token)
  })

  test('only between the own shops, and a foreign one is as if it did not exist', async () => {
    const { home, here } = await makeBoth()
    const foreign = await makeShop(app)
    for (const merId of [foreign.merId, 2_000_000_000]) {
      expect(await switchTo(here.token, merId)).toMatchObject({ code: 404, message: '店铺不存在', data: null })
    }
    expect((await switchTo(here.token, home.merId)).message).toBe('你正在这家店铺')
    expect((await info(here.token)).code).toBe(200)
  })

  test('not where the account is disabled, removed, or the shop is deleted; the session here goes on', async () => {
    const [disabled, removed, deleted] = [await makeBoth(), await makeBoth(), await makeBoth()]
    await disable(disabled.shop.owner, disabled.there)
    await remove(removed.shop.owner, removed.there)
    await app.platform.pool.query('update merchant set deleted_at = now() where id = $1', [deleted.shop.merId])
    expect(await switchTo(disabled.here.token, disabled.shop.merId)).toMatchObject({
      code: 1000,
      message: '你在乙店的账号已停用',
    })
    for (const { here, shop } of [removed, deleted]) {
      expect(await switchTo(here.token, shop.merId)).toMatchObject({ code: 404, message: '店铺不存在' })
    }
    for (const { here } of [disabled, removed, deleted]) expect((await info(here.token)).code).toBe(200)
  })

  test('does not make a session last longer', async () => {
    const { home, shop, here } = await makeBoth()
    const daysOfUse = async (token: string, hours: number) => {
      let current = token
      for (let passed = 0; passed < hours; passed += 20) {
        const back = (await info(current)).data.merId === home.merId
        current = (await switchTo(current, back ? shop.merId : home.merId)).data.token
        app.passTime(20 * HOUR)
      }
      return current
    }
    const token = await daysOfUse(here.token, 29 * 24)
    expect((await info(token)).code).toBe(200)
    app.passTime(23 * HOUR)
    await info(token)
    app.passTime(4 * HOUR)
    expect((await info(token)).code).toBe(401)
  })

  test('leads to setting up 两步验证 where a role there asks for it', async () => {
    const { shop, here, there } = await makeBoth()
    await requireFactor(app, there)
    const { data } = await switchTo(here.token, shop.merId)
    expect((await info(data.token)).data.mustSetUpFactor).toBe(true)
    expect((await app.call(sessionApi.updateProfile, { realName: '小明' }, { token: data.token })).code).toBe(1001)
  })

  test('at the moment of being removed: either way nobody is left in the shop', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shop, here, there } = await makeBoth()
      const [switched, removed] = await Promise.all([switchTo(here.token, shop.merId), remove(shop.owner, there)])
      expect(removed.code).toBe(200)
      expect([200, 404]).toContain(switched.code)
      const isIn = switched.code === 200 && (await info(switched.data.token)).code === 200
      expect(isIn).toBe(false)
      const { rows } = await app.platform.pool.query('select from session where mer_id = $1 and admin_id = $2', [
        shop.merId,
        there.adminId,
      ])
      expect(rows).toEqual([])
    }
  })
})

describe('a page that still shows another shop', () => {
  const as = ({ merId, adminId }: Person) => ({ [ACCOUNT_HEADER]: `${merId}-${adminId}` })

  test('changes and reads nothing in the one that the cookie has come to mean', async () => {
    const { shop, here, there } = await makeBoth()
    const { token } = (await switchTo(here.token, shop.merId)).data
    const cookie = { cookie: `zhanggui_merchant_token=${token}`, 'x-console': '1', ...as(here) }
    const rename = (headers: Record<string, string>) =>
      app.call(sessionApi.updateProfile, { realName: '写错店' }, { headers })
    expect(await rename(cookie)).toMatchObject({ code: 1003, message: '当前登录的店铺或账号已切换，请重新加载页面' })
    expect((await info('', cookie)).code).toBe(1003)
    expect((await logLines(app, shop)).map(({ method }) => method)).toEqual(['shop.switch'])
    expect((await rename({ ...cookie, ...as(there) })).code).toBe(200)
  })
})

describe('signing in', () => {
  test('leads to the shop used last in which the person is enabled; closed in one is not closed in the other', async () => {
    const { home, shop, here, there } = await makeBoth()
    expect(await landing(here.account)).toBe('甲店')
    await switchTo(await makeToken(app, here.merId, here.adminId), shop.merId)
    expect(await landing(here.account)).toBe('乙店')
    await disable(shop.owner, there)
    expect(await landing(here.account)).toBe('甲店')
    await disable(home.owner, here)
    expect(await signIn(app, { account: here.account, pwd })).toMatchObject({
      code: 1000,
      message: `对不起，你的账号：${here.account} 已停用`,
    })
    await disable(shop.owner, there, true)
    expect(await landing(here.account)).toBe('乙店')
  })
})

describe('what is each shop’s own', () => {
  test('rights', async () => {
    const { shop, here, there } = await makeBoth()
    const { permissionsList } = (await info(here.token)).data
    expect(permissionsList).toEqual([PRODUCTS])
    expect((await info((await switchTo(here.token, shop.merId)).data.token)).data.permissionsList).toEqual([])
    expect(there.token).not.toBe(here.token)
  })

  test('notices and push', async () => {
    const { home, shop, here, there } = await makeBoth()
    const [first, second] = [here, there].map(({ token }) => connectPush(app.url, { token, after: 0 }))
    await Promise.all([announce(app, home, '甲店的事'), announce(app, shop, '乙店的事')])
    expect([await first?.heard(1), await second?.heard(1)]).toEqual([['甲店的事'], ['乙店的事']])
  })
})
