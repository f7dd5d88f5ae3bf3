import { allEndpoints } from '@zhanggui/contract/all'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { homeApi } from '@zhanggui/contract/home'
import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { roleApi } from '@zhanggui/contract/staff'
import { idsOfPermissions } from '@zhanggui/contract/access/grant-tree'
import { permissionsDigest } from '@zhanggui/domain/session/permissions-digest'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeFactor, requireFactor } from '#test/make/staff/factor.sql'
import { announce } from '#test/make/notice.sql'
import { giveRole, makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { connectPush } from './app/push-client.ts'
import { send } from './app/send.ts'
import { behindProxy, from, newAddress } from './app/sign-in.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp(behindProxy)
const HOME = 'merchant:statistics:home:index'
const MISSING = { code: 1001, message: '你的角色要求两步验证，请先完成设置', data: null }
let shop: Shop

beforeAll(async () => {
  shop = await makeShop(app)
})

const nameOf = ({ area, name }: Endpoint) => `${area}.${name}`
const call = ({ method, path }: Endpoint, token: string) =>
  send(`${app.url}/api${path.replace(/\{\w+\}/g, '1')}`, { method, token, ...from(newAddress()) })
const home = (token: string) => app.call(homeApi.index, {}, { token })

/** Somebody who holds everything and has to set up 两步验证 first. */
async function makeUnproven() {
  const permissions = [...new Set(allEndpoints.flatMap(({ permission }) => permission))]
  const staff = await makeStaff(app, shop, { permissions })
  await requireFactor(app, staff)
  return staff
}

const closed = allEndpoints.filter(({ permission }) => permission !== 'none')
const open = ['session.info', 'session.menus', 'session.updatePassword', 'session.copyright']
const setUp = ['factor.info', 'factor.begin', 'factor.confirm']
/** Who works elsewhere too may go there. */
const leaving = ['shop.list', 'shop.switch']

test('what stays open is what setting it up needs', () => {
  const free = closed.filter(({ withoutFactor }) => withoutFactor).map(nameOf)
  expect(free.toSorted()).toEqual([...open, ...setUp, ...leaving].toSorted())
})

describe('who has to set up 两步验证 first', () => {
  test('is refused every other call, whatever they hold', async () => {
    const { token } = await makeUnproven()
    const shut = closed.filter(({ withoutFactor }) => !withoutFactor)
    expect(shut.length).toBeGreaterThan(300)
    for (const endpoint of shut) expect(await call(endpoint, token), nameOf(endpoint)).toMatchObject(MISSING)
  })

  test('is let through to the others', async () => {
    const { token } = await makeUnproven()
    for (const endpoint of closed.filter(({ withoutFactor }) => withoutFactor)) {
      expect((await call(endpoint, token)).code, nameOf(endpoint)).not.toBe(MISSING.code)
    }
    expect((await app.call(sessionApi.info, {}, { token })).data.mustSetUpFactor).toBe(true)
    expect((await app.call(sessionApi.logout, {}, { token })).code).toBe(200)
  })

  test('keeps the connection of a ticket that was given before', async () => {
    const own = await makeShop(app)
    const clerk = await makeStaff(app, own, { permissions: [HOME] })
    const { ticket } = (await app.call(noticeApi.ticket, {}, { token: clerk.token })).data
    await requireFactor(app, clerk)
    const console = connectPush(app.url, { ticket, rights: permissionsDigest([HOME]) })
    await expect.poll(() => console.rights).toEqual([permissionsDigest([])])
  })

  test('gets no push ticket, and an open console hears no more notices', async () => {
    const own = await makeShop(app)
    const [clerk, other] = [await makeStaff(app, own), await makeStaff(app, own)]
    const [deaf, hearing] = [clerk, other].map(({ token }) => connectPush(app.url, { token, after: 0 }))
    await Promise.all([deaf?.opened, hearing?.opened])
    await requireFactor(app, clerk)
    expect(await app.call(noticeApi.ticket, {}, { token: clerk.token })).toMatchObject(MISSING)
    // The second one is not delivered before the first has been judged for everybody.
    for (const title of ['第一条', '第二条']) await announce(app, own, title)
    expect(await hearing?.heard(2)).toEqual(['第一条', '第二条'])
    expect(deaf?.messages.map(({ title }) => title)).not.toContain('第一条')
  })
})

describe('a role that wants it', () => {
  test('bites those who are signed in with the next call, is heard by open consoles, and is over once it is set up', async () => {
    const own = await makeShop(app)
    const roleId = await makeRole(app, own, { permissions: [HOME] })
    const clerk = await makeStaff(app, own)
    await giveRole(app, clerk, roleId)
    expect((await home(clerk.token)).code).toBe(200)
    const console = connectPush(app.url, { token: clerk.token, rights: permissionsDigest([HOME]) })
    await console.opened
    const edit = { id: roleId, roleName: '店员', status: true, rules: idsOfPermissions(new Set([HOME])) }
    const save = (requiresFactor?: boolean) =>
      app.call(roleApi.update, { ...edit, ...(requiresFactor !== undefined && { requiresFactor }) }, own.owner)
    expect((await save(true)).code).toBe(200)
    expect(await home(clerk.token)).toMatchObject(MISSING)
    await expect.poll(() => console.rights).toEqual([permissionsDigest([])])
    // Who does not know the switch leaves it as it is.
    await save()
    expect((await app.call(roleApi.info, { id: roleId }, own.owner)).data.requiresFactor).toBe(true)
    await makeFactor(app, clerk)
    expect((await home(clerk.token)).code).toBe(200)
  })

  test('wants nothing once it is closed, and nothing of others', async () => {
    const own = await makeShop(app)
    const clerk = await makeStaff(app, own, { permissions: [HOME] })
    const other = await makeStaff(app, own, { permissions: [HOME] })
    await requireFactor(app, clerk)
    expect((await home(clerk.token)).code).toBe(MISSING.code)
    expect((await home(other.token)).code).toBe(200)
    await app.platform.pool.query('update role set is_open = false where mer_id = $1', [own.merId])
    expect((await app.call(factorApi.info, {}, { token: clerk.token })).data.isRequired).toBe(false)
    expect((await home(clerk.token)).code).toBe(403)
  })

  test('wants nothing of the owner', async () => {
    const own = await makeShop(app)
    await requireFactor(app, own.owner)
    expect((await home(own.owner.token)).code).toBe(200)
  })
})
