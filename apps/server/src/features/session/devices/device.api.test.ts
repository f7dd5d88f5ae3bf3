import { sessionApi } from '@zhanggui/contract/session'
import { deviceApi } from '@zhanggui/contract/sign-in/device'
import { expect, test } from 'vitest'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import { changesOf } from '#test/read/log.sql'
import { makeShop, makeStaff, makeToken, type Person } from '#test/make/shop.sql'

const app = setupTestApp()
const MINUTE = 60_000

const isIn = async (token: string) => (await app.call(sessionApi.info, {}, { token })).code === 200
const devices = async (token: string) => (await app.call(deviceApi.list, {}, { token })).data

/** Somebody who is signed in here and elsewhere, and the name of the session elsewhere. */
async function makeTwice(person?: Person) {
  const staff = person ?? (await makeStaff(app, await makeShop(app)))
  const elsewhere = await makeToken(app, staff.merId, staff.adminId)
  const key = (await devices(staff.token)).find(({ isCurrent }) => !isCurrent)?.key ?? ''
  return { staff, elsewhere, key }
}

test('one sees where one is signed in, which of them is here, and nothing of colleagues', async () => {
  const shop = await makeShop(app)
  const { staff } = await makeTwice(await makeStaff(app, shop))
  const found = await devices(staff.token)
  expect(found.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(found[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'test' })
  expect(await devices(shop.owner.token)).toHaveLength(1)
})

test('the list shows no token, nor what is stored of it', async () => {
  const { staff } = await makeTwice()
  const { rows } = await app.platform.pool.query<{ hash: string }>(
    `select encode(token_hash, 'hex') as hash from session where mer_id = $1`,
    [staff.merId],
  )
  const shown = JSON.stringify(await devices(staff.token))
  for (const { hash } of rows) expect(shown).not.toContain(hash)
  expect(shown).not.toContain(staff.token.split('.')[1])
})

test('the last use is known to within five minutes, and the device one sits at comes first', async () => {
  const { staff, elsewhere } = await makeTwice()
  const before = (await devices(staff.token)).find(({ isCurrent }) => isCurrent)?.seenTime.getTime() ?? 0
  app.passTime(6 * MINUTE)
  await isIn(staff.token)
  const [first, second] = await devices(staff.token)
  expect(first?.isCurrent).toBe(true)
  expect((first?.seenTime.getTime() ?? 0) - before).toBeGreaterThanOrEqual(5 * MINUTE)
  expect(second?.seenTime.getTime()).toBeLessThan(before + MINUTE)
  expect(await isIn(elsewhere)).toBe(true)
})

test('an expired session is none', async () => {
  const { staff } = await makeTwice()
  app.passTime(20 * 60 * MINUTE)
  await isIn(staff.token)
  app.passTime(5 * 60 * MINUTE)
  expect(await devices(staff.token)).toHaveLength(1)
})

test('ending one shuts it out with the next call, closes its push and is logged', async () => {
  const { staff, elsewhere, key } = await makeTwice()
  const push = connectPush(app.url, { token: elsewhere })
  await push.opened
  expect((await app.call(deviceApi.end, { key }, { token: staff.token })).code).toBe(200)
  expect(await push.closed).toBe(4401)
  expect(await isIn(elsewhere)).toBe(false)
  expect(await isIn(staff.token)).toBe(true)
  expect(await changesOf(app, staff)).toEqual([{ field: '登录设备', before: '未知设备（127.0.0.1）', after: '已下线' }])
})

test('the session here is not ended this way, one that is gone not again, a stranger’s never', async () => {
  const { staff, elsewhere, key } = await makeTwice()
  const end = (name: string) => app.call(deviceApi.end, { key: name }, { token: staff.token })
  const here = (await devices(staff.token)).find(({ isCurrent }) => isCurrent)?.key ?? ''
  expect(await end(here)).toMatchObject({ code: 1000, message: '这是当前登录，请使用退出登录' })
  const other = await makeTwice()
  expect(await end(other.key)).toMatchObject({ code: 404, message: '该设备已经下线' })
  expect(await isIn(other.elsewhere)).toBe(true)
  await end(key)
  expect(await end(key)).toMatchObject({ code: 404 })
  expect(await isIn(elsewhere)).toBe(false)
})

test('all others are ended at once, and no colleague', async () => {
  const shop = await makeShop(app)
  const { staff, elsewhere } = await makeTwice(await makeStaff(app, shop))
  const third = await makeToken(app, staff.merId, staff.adminId)
  expect((await app.call(deviceApi.endOthers, {}, { token: staff.token })).data).toEqual({ ended: 2 })
  expect(await Promise.all([staff.token, elsewhere, third, shop.owner.token].map(isIn))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('in all shops of the person they are listed with the shop, and ended from anywhere', async () => {
  const [home, shop] = [await makeShop(app, { name: '甲店' }), await makeShop(app, { name: '乙店' })]
  const here = await makeStaff(app, home)
  const there = await makeStaff(app, shop, { sameAs: here })
  const third = await makeToken(app, there.merId, there.adminId)
  const found = await devices(here.token)
  expect(found.map(({ merName, isCurrent }) => [merName, isCurrent])).toEqual([
    ['甲店', true],
    ['乙店', false],
    ['乙店', false],
  ])
  const key = (await devices(there.token)).find(({ isCurrent }) => isCurrent)?.key ?? ''
  expect((await app.call(deviceApi.end, { key }, { token: here.token })).code).toBe(200)
  expect(await Promise.all([there.token, third, here.token, shop.owner.token].map(isIn))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect((await app.call(deviceApi.endOthers, {}, { token: here.token })).data).toEqual({ ended: 1 })
  expect([await isIn(third), await isIn(here.token)]).toEqual([false, true])
})
