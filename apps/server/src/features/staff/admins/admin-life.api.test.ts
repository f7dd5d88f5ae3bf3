import { sessionApi } from '@zhanggui/contract/session'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const isSignedIn = async ({ token }: Person) => (await app.call(sessionApi.info, {}, { token })).code === 200
const info = ({ owner }: Shop, id: number) => app.call(adminApi.info, { id }, { token: owner.token })
const setStatus = ({ token }: Person, id: number, status: boolean) =>
  app.call(adminApi.updateStatus, { id, status }, { token })
const remove = ({ token }: Person, id: number) => app.call(adminApi.delete, { id }, { token })
const switchSms = ({ token }: Person, id: number) => app.call(adminApi.receiveSms, { id }, { token })

const MANAGING = [
  'merchant:admin:update',
  'merchant:admin:update:status',
  'merchant:admin:update:password',
  'merchant:admin:update:receive:sms',
  'merchant:admin:delete',
]

test('existing clients switch and delete by GET, with the token in its header', async () => {
  const shop = await makeShop(app)
  const { adminId } = await makeStaff(app, shop)
  const ask = (path: string, query: string, headers: Record<string, string>) =>
    send(`${app.url}/api${path}?${query}`, { method: 'GET', headers })
  const [byHeader, byCookie] = [
    { 'x-token': shop.owner.token },
    { cookie: `zhanggui_merchant_token=${shop.owner.token}` },
  ]
  expect((await ask(adminApi.updateStatus.path, `id=${adminId}&status=false`, byCookie)).code).toBe(403)
  expect((await ask(adminApi.updateStatus.path, `id=${adminId}&status=false`, byHeader)).code).toBe(200)
  expect((await app.call(adminApi.info, { id: adminId }, { token: shop.owner.token })).data.status).toBe(false)
  expect((await ask(adminApi.delete.path, `id=${adminId}`, byHeader)).code).toBe(200)
  expect((await app.call(adminApi.info, { id: adminId }, { token: shop.owner.token })).code).not.toBe(200)
})

describe('disabling', () => {
  test('ends the sessions, and enabling does not bring them back', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    expect((await setStatus(shop.owner, staff.adminId, false)).code).toBe(200)
    expect(await isSignedIn(staff)).toBe(false)
    await setStatus(shop.owner, staff.adminId, true)
    expect(await isSignedIn(staff)).toBe(false)
    expect((await info(shop, staff.adminId)).data).toMatchObject({ status: true, version: 3 })
  })

  test('twice is the same as once', async () => {
    const shop = await makeShop(app)
    const { adminId } = await makeStaff(app, shop)
    await setStatus(shop.owner, adminId, false)
    expect((await setStatus(shop.owner, adminId, false)).code).toBe(200)
    expect((await info(shop, adminId)).data.version).toBe(2)
  })
})

describe('deleting', () => {
  test('frees the account name and the roles, and ends the sessions', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const { roles } = (await info(shop, staff.adminId)).data
    expect((await remove(shop.owner, staff.adminId)).code).toBe(200)
    expect(await isSignedIn(staff)).toBe(false)
    expect((await info(shop, staff.adminId)).code).toBe(404)
    const { token } = shop.owner
    const again = { account: staff.account, realName: '新人', status: true, pwd: 'password-1' }
    expect((await app.call(adminApi.save, { ...again, roles: [await makeRole(app, shop)] }, { token })).code).toBe(200)
    expect((await app.call(roleApi.delete, { id: roles[0] ?? 0 }, { token })).code).toBe(200)
  })

  test('keeps the row, and is not done twice', async () => {
    const shop = await makeShop(app)
    const { adminId } = await makeStaff(app, shop)
    await remove(shop.owner, adminId)
    expect(await remove(shop.owner, adminId)).toMatchObject({ code: 404, message: '管理员不存在' })
    const { rows } = await app.platform.pool.query('select id from admin where id = $1 and deleted_at is not null', [
      adminId,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('text messages', () => {
  test('are switched on and off', async () => {
    const shop = await makeShop(app)
    const { adminId } = await makeStaff(app, shop, { phone: '13800000001' })
    for (const isSms of [true, false]) {
      expect((await switchSms(shop.owner, adminId)).code).toBe(200)
      expect((await info(shop, adminId)).data).toMatchObject({ isSms, version: 1 })
    }
  })

  test('need a phone', async () => {
    const shop = await makeShop(app)
    const { adminId } = await makeStaff(app, shop)
    expect(await switchSms(shop.owner, adminId)).toMatchObject({ code: 1000, message: '请先为管理员设置手机号' })
  })
})

describe('oneself', () => {
  test('is neither disabled nor deleted', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: MANAGING })
    const { adminId: id, account, token } = staff
    const disabled = { code: 1000, message: '不能停用当前登录账号' }
    expect(await remove(staff, id)).toMatchObject({ code: 1000, message: '不能删除当前登录账号' })
    expect(await setStatus(staff, id, false)).toMatchObject(disabled)
    const roles = [await makeRole(app, shop)]
    expect(
      await app.call(adminApi.update, { id, account, realName: '我', status: false, roles }, { token }),
    ).toMatchObject(disabled)
    expect(await isSignedIn(staff)).toBe(true)
  })
})

describe('the owner', () => {
  test('is out of reach for staff and for the owner alike', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: MANAGING })
    const { adminId: id, account } = shop.owner
    const roles = [await makeRole(app, shop)]
    for (const { token } of [staff, shop.owner]) {
      const edits = [
        app.call(adminApi.update, { id, account: `${account}-x`, realName: '夺', status: true, roles }, { token }),
        app.call(adminApi.updatePassword, { id, password: 'password-9', confirmPassword: 'password-9' }, { token }),
        app.call(adminApi.updateStatus, { id, status: false }, { token }),
        app.call(adminApi.updateStatus, { id, status: true }, { token }),
      ]
      for (const answer of await Promise.all(edits)) {
        expect(answer).toMatchObject({ code: 1000, message: '系统内置权限，不允许编辑' })
      }
      expect(await app.call(adminApi.delete, { id }, { token })).toMatchObject({
        code: 1000,
        message: '系统内置权限，不允许删除',
      })
    }
    expect(await switchSms(staff, id)).toMatchObject({ code: 1000, message: '系统内置权限，不允许编辑' })
    expect(await isSignedIn(shop.owner)).toBe(true)
    expect((await info(shop, id)).data).toMatchObject({ account, version: 1, isSms: false })
  })

  test('decides on the own text messages', async () => {
    const shop = await makeShop(app)
    expect(await switchSms(shop.owner, shop.owner.adminId)).toMatchObject({ message: '请先为管理员设置手机号' })
  })
})
