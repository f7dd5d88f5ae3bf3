import { grantablePermissions, idsOfPermissions, menuOfRules } from '@zhanggui/contract/access/grant-tree'
import { type MenuEntry, stableId } from '@zhanggui/contract/access/menu'
import { type MenuNode, sessionApi } from '@zhanggui/contract/session'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { giveRole, makeRole } from '#test/make/role.sql'
import { seededRandom } from '#test/seeded-random'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const LOG = 'merchant:log:sensitive:list'
const HOME = 'merchant:statistics:home:index'
const MANAGING = [
  'merchant:admin:role:list',
  'merchant:admin:role:save',
  'merchant:admin:role:update',
  'merchant:admin:role:update:status',
  'merchant:admin:list',
  'merchant:admin:save',
  'merchant:admin:update',
  'merchant:admin:update:password',
]

const rules = (...permissions: string[]) => idsOfPermissions(new Set(permissions))
async function permissionsOf(roleId: number) {
  const { rows } = await app.platform.pool.query<{ permission: string }>(
    'select permission from role_permission where role_id = $1 order by 1',
    [roleId],
  )
  return rows.map(({ permission }) => permission)
}
async function ownRole({ adminId }: Person): Promise<number> {
  const { rows } = await app.platform.pool.query<{ id: number }>(
    'select role_id as id from admin_role where admin_id = $1',
    [adminId],
  )
  return rows[0]?.id ?? 0
}
const saveRole = async ({ token }: Person, roleRules: number[]) => {
  const { code } = await app.call(roleApi.save, { roleName: '新角色', status: true, rules: roleRules }, { token })
  expect(code).toBe(200)
  const { data } = await app.call(roleApi.list, { roleName: '新角色' }, { token })
  return data.list[0]?.id ?? 0
}
const makeManager = (shop: Shop, ...more: string[]) => makeStaff(app, shop, { permissions: [...MANAGING, ...more] })

const urlsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ url, children }) => [url, ...urlsOf(children)])
const pathsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ component, childList }) => [component, ...pathsOf(childList)])

test('the menu that the role editor previews is the one that its holder gets, whatever is chosen', async () => {
  const shop = await makeShop(app)
  const clerk = await makeStaff(app, shop)
  const id = await ownRole(clerk)
  const random = seededRandom(8)
  for (let round = 0; round < 10; round += 1) {
    const chosen = rules(...[...grantablePermissions.keys()].filter(() => random() < 0.1 * round))
    const edit = { id, roleName: `角色${round}`, status: true, rules: chosen }
    expect((await app.call(roleApi.update, edit, { token: shop.owner.token })).code).toBe(200)
    const { data } = await app.call(sessionApi.menus, {}, { token: clerk.token })
    expect(pathsOf(data)).toEqual(urlsOf(menuOfRules(chosen)))
  }
})

describe('a role made or edited by staff', () => {
  test('grants nothing that they do not hold themselves', async () => {
    const manager = await makeManager(await makeShop(app), HOME)
    const id = await saveRole(manager, rules(HOME, LOG, 'merchant:admin:delete'))
    expect(await permissionsOf(id)).toEqual([HOME])
  })

  test('grants nothing for ids that stand for nothing, even to the owner', async () => {
    const { owner } = await makeShop(app)
    const ids = ['public', 'merchant:login:menus', 'merchant:nothing:at:all', '*:*:*', '/operation'].map(stableId)
    const id = await saveRole(owner, [1, 2, 999_999_999_999_999, ...ids, ...rules(HOME)])
    expect(await permissionsOf(id)).toEqual([HOME])
  })

  test('keeps what it had and they do not hold', async () => {
    const shop = await makeShop(app)
    const manager = await makeManager(shop, HOME)
    const id = await makeRole(app, shop, { name: '店长', permissions: [LOG, HOME] })
    const draft = { id, roleName: '店长', status: true, rules: [] }
    expect((await app.call(roleApi.update, draft, { token: manager.token })).code).toBe(200)
    expect(await permissionsOf(id)).toEqual([LOG])
  })

  test('gives nobody more by editing the own role', async () => {
    const manager = await makeManager(await makeShop(app))
    const id = await ownRole(manager)
    const draft = { id, roleName: '我的', status: true, rules: rules(...MANAGING, LOG, HOME, 'merchant:admin:delete') }
    expect((await app.call(roleApi.update, draft, { token: manager.token })).code).toBe(200)
    expect(await permissionsOf(id)).toEqual(MANAGING.toSorted())
  })

  test('is not opened by who does not hold what it grants', async () => {
    const shop = await makeShop(app)
    const manager = await makeManager(shop)
    const id = await makeRole(app, shop, { name: '旧财务', permissions: [LOG], isOpen: false })
    await giveRole(app, manager, id)
    const refused = { code: 1000, message: '不能授予超出自身权限的角色' }
    const { token } = manager
    expect(await app.call(roleApi.updateStatus, { id, status: true }, { token })).toMatchObject(refused)
    const draft = { id, roleName: '旧财务', status: true, rules: [] }
    expect(await app.call(roleApi.update, draft, { token })).toMatchObject(refused)
    expect((await app.call(roleApi.update, { ...draft, status: false }, { token })).code).toBe(200)
    expect((await app.call(roleApi.updateStatus, { id, status: true }, { token: shop.owner.token })).code).toBe(200)
  })
})

describe('giving a role', () => {
  const draft = { account: 'new-colleague', realName: '新人', status: true, pwd: 'password-1' }
  const refused = (message: string) => ({ code: 1000, message, data: { fields: [{ path: 'roles', message }] } })
  async function expectNobody(shop: Shop) {
    const { data } = await app.call(adminApi.list, { realName: '新人' }, { token: shop.owner.token })
    expect(data.total).toBe(0)
  }

  test('that grants more than the giver holds is refused', async () => {
    const shop = await makeShop(app)
    const { token } = await makeManager(shop)
    const roles = [await makeRole(app, shop, { permissions: [LOG] })]
    expect(await app.call(adminApi.save, { ...draft, roles }, { token })).toMatchObject(
      refused('不能授予超出自身权限的角色'),
    )
    await expectNobody(shop)
  })

  test('of another shop, closed or unknown, is refused, for the owner too', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const own = await makeRole(app, shop)
    for (const id of [await makeRole(app, other), await makeRole(app, shop, { isOpen: false }), 2, 999_999_999]) {
      const roles = [own, id]
      expect(await app.call(adminApi.save, { ...draft, roles }, { token: shop.owner.token })).toMatchObject(
        refused('角色不存在或已关闭'),
      )
    }
    await expectNobody(shop)
  })

  test('to oneself gives nobody more', async () => {
    const shop = await makeShop(app)
    const manager = await makeManager(shop)
    const { token } = manager
    const self = { id: manager.adminId, account: manager.account, realName: '我', status: true }
    const [own, more] = [await ownRole(manager), await makeRole(app, shop, { permissions: [LOG] })]
    expect(await app.call(adminApi.update, { ...self, roles: [own, more] }, { token })).toMatchObject(
      refused('不能授予超出自身权限的角色'),
    )
  })

  test('may be left to who has it already, though it is closed or beyond the editor', async () => {
    const shop = await makeShop(app)
    const { token } = await makeManager(shop)
    const colleague = await makeStaff(app, shop, { permissions: [LOG] })
    const closed = await makeRole(app, shop, { isOpen: false })
    await giveRole(app, colleague, closed)
    const roles = [await ownRole(colleague), closed]
    const { adminId: id, account } = colleague
    expect(
      (await app.call(adminApi.update, { id, account, realName: '改名', status: true, roles }, { token })).code,
    ).toBe(200)
    expect((await app.call(adminApi.list, { realName: '改名' }, { token })).data.list[0]?.roles).toEqual(roles)
  })
})

test('the password of who may do more is not theirs to set', async () => {
  const shop = await makeShop(app)
  const { token } = await makeManager(shop)
  const [stronger, weaker] = [
    await makeStaff(app, shop, { permissions: [LOG] }),
    await makeStaff(app, shop, { permissions: ['merchant:admin:list'] }),
  ]
  const setPassword = ({ adminId }: Person, by: string) =>
    app.call(
      adminApi.updatePassword,
      { id: adminId, password: 'password-2', confirmPassword: 'password-2' },
      { token: by },
    )
  expect(await setPassword(stronger, token)).toMatchObject({
    code: 1000,
    message: '不能修改权限高于自己的管理员的密码',
  })
  expect((await setPassword(weaker, token)).code).toBe(200)
  expect((await setPassword(stronger, shop.owner.token)).code).toBe(200)
})
