import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { expect, test } from 'vitest'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { callOver, setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const ROUNDS = 6

const sorted = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted((a, b) => a - b)
const draft = { realName: '小红', status: true, pwd: 'password-1' }

test('one of many who take an account name at the same moment gets it, on any node, in any shop', async () => {
  const node = await app.startAnotherNode()
  const shops = [await makeShop(app), await makeShop(app)]
  const roles = await Promise.all(shops.map(async (shop) => [await makeRole(app, shop)]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const tries = [app.url, node.url].flatMap((url) =>
      shops.map(({ owner }, n) => {
        const person = { ...draft, account: `race-${round}`, roles: roles[n] ?? [] }
        return callOver(url, adminApi.save, person, { token: owner.token })
      }),
    )
    expect(sorted(await Promise.all(tries))).toEqual([200, 3001, 3001, 3001])
  }
})

test('one of two roles gets a name that both want, new or renamed', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = { roleName: `抢名${round}`, status: true, rules: [] }
    const id = await makeRole(app, shop)
    const tries = [
      app.call(roleApi.save, name, { token }),
      app.call(roleApi.save, name, { token }),
      app.call(roleApi.update, { ...name, id }, { token }),
    ]
    expect(sorted(await Promise.all(tries))).toEqual([200, 1000, 1000])
  }
})

test('a role is either given or deleted, never both', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await makeRole(app, shop)
    const { adminId, account } = await makeStaff(app, shop)
    const give =
      round % 2 === 0
        ? app.call(adminApi.save, { ...draft, account: `given-${round}`, roles: [id] }, { token })
        : app.call(adminApi.update, { id: adminId, account, realName: '小红', status: true, roles: [id] }, { token })
    const [given, deleted] = await Promise.all([give, app.call(roleApi.delete, { id }, { token })])
    expect(sorted([given, deleted])).toEqual([200, 1000])
    const { data } = await app.call(adminApi.list, { roles: id }, { token })
    expect(data.total).toBe(given.code === 200 ? 1 : 0)
    expect((await app.call(roleApi.info, { id }, { token })).code).toBe(given.code === 200 ? 200 : 404)
  }
})

test('of two who save the same version the second gets a conflict', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  const id = await makeRole(app, shop)
  const update = (roleName: string) =>
    app.call(roleApi.update, { id, roleName, status: true, rules: [], version: 1 }, { token })
  expect(sorted(await Promise.all([update('甲'), update('乙')]))).toEqual([200, 409])
})

test('two people whose names are swapped at the same moment: never an error of ours', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  const roles = [await makeRole(app, shop)]
  const people = [await makeStaff(app, shop), await makeStaff(app, shop)]
  const rename = (id: number, account: string) => app.call(adminApi.update, { ...draft, id, account, roles }, { token })
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = people
    if (!one || !two) throw new Error('two people were made')
    const answers = await Promise.all([rename(one.adminId, two.account), rename(two.adminId, one.account)])
    expect(sorted(answers).every((code) => code === 200 || code === 3001)).toBe(true)
  }
})
