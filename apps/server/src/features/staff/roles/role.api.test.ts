import { grantablePermissions, idsOfPermissions } from '@zhanggui/contract/access/grant-tree'
import { type GrantNode, roleApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { giveRole, makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const LIST = 'merchant:admin:role:list'
const SAVE = 'merchant:admin:role:save'

type Query = Parameters<typeof app.call<typeof roleApi.list>>[1]
const list = async ({ token }: Person, query: Query = {}) => (await app.call(roleApi.list, query, { token })).data
const names = async (person: Person, query: Query = {}) =>
  (await list(person, query)).list.map(({ roleName }) => roleName).filter((name) => !/^角色\d+$/.test(name))
const info = ({ token }: Person, id: number) => app.call(roleApi.info, { id }, { token })
const rules = (...permissions: string[]) => idsOfPermissions(new Set(permissions))
const save = ({ token }: Person, draft: Partial<{ roleName: string; status: boolean; rules: number[] }> = {}) =>
  app.call(roleApi.save, { roleName: '客服', status: true, rules: rules(LIST), ...draft }, { token })

const leaves = (nodes: readonly GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...leaves(node.childList)])
async function granted(person: Person, id: number) {
  const nodes = leaves((await info(person, id)).data.menuList)
  return nodes.filter(({ checked, isPublic, perms }) => checked && !isPublic && perms).map(({ perms }) => perms)
}
async function findByName(person: Person, roleName: string) {
  const found = (await list(person, { roleName })).list[0]
  if (!found) throw new Error(`no role ${roleName}`)
  return found
}

describe('the list', () => {
  test('holds the own roles in order, with how many hold each', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    await makeRole(app, other, { name: '别家' })
    const id = await makeRole(app, shop, { name: '店长' })
    await makeRole(app, shop, { name: '客服', isOpen: false })
    await giveRole(app, await makeStaff(app, shop), id)
    expect(await names(shop.owner)).toEqual(['店长', '客服'])
    expect(await findByName(shop.owner, '店长')).toMatchObject({ id, userCount: 1, status: true, version: 1 })
  })

  test('is filtered by name and status, in pages', async () => {
    const shop = await makeShop(app)
    for (const name of ['仓库一', '仓库二', '100%']) await makeRole(app, shop, { name })
    await makeRole(app, shop, { name: '旧仓库', isOpen: false })
    expect(await names(shop.owner, { roleName: '仓库' })).toEqual(['仓库一', '仓库二', '旧仓库'])
    expect(await names(shop.owner, { roleName: '仓库', status: false })).toEqual(['旧仓库'])
    expect(await names(shop.owner, { roleName: '%' })).toEqual(['100%'])
    expect(await list(shop.owner, { roleName: '仓库', page: 2, limit: 2 })).toMatchObject({ total: 3, totalPage: 2 })
  })
})

describe('the tree', () => {
  test('of a new role has nothing checked but what every role holds', async () => {
    const { owner } = await makeShop(app)
    const nodes = leaves((await app.call(roleApi.menuTree, {}, { token: owner.token })).data)
    expect(nodes.filter(({ isPublic }) => isPublic).every(({ checked }) => checked)).toBe(true)
    const rest = nodes.filter(({ isPublic, menuType }) => !isPublic && menuType !== 'M')
    expect(rest.some(({ checked }) => checked)).toBe(false)
    expect(rest.every(({ isGrantable }) => isGrantable)).toBe(true)
  })

  test('of a role shows what it grants, and what the reader may hand on', async () => {
    const shop = await makeShop(app)
    const id = await makeRole(app, shop, { permissions: [LIST, 'merchant:not:built:yet'] })
    expect(await granted(shop.owner, id)).toEqual([LIST])
    const staff = await makeStaff(app, shop, { permissions: ['merchant:admin:role:info', SAVE] })
    const nodes = leaves((await info(staff, id)).data.menuList).filter(({ isGrantable, perms }) => isGrantable && perms)
    expect(nodes.map(({ perms }) => perms).toSorted()).toEqual(['merchant:admin:role:info', SAVE])
  })

  test('is not there for a role that does not exist', async () => {
    const { owner } = await makeShop(app)
    expect(await info(owner, 999_999)).toMatchObject({ status: 200, code: 404, message: '角色不存在' })
  })
})

describe('a new role', () => {
  test('grants what was checked', async () => {
    const { owner } = await makeShop(app)
    expect((await save(owner, { rules: rules(LIST, SAVE) })).code).toBe(200)
    const role = await findByName(owner, '客服')
    expect((await granted(owner, role.id)).toSorted()).toEqual([LIST, SAVE])
    expect(role).toMatchObject({ status: true, userCount: 0 })
  })

  test('may grant nothing and everything', async () => {
    const { owner } = await makeShop(app)
    await save(owner, { roleName: '空', rules: [] })
    await save(owner, { roleName: '满', rules: rules(...grantablePermissions.keys()) })
    expect(await granted(owner, (await findByName(owner, '空')).id)).toEqual([])
    expect(await granted(owner, (await findByName(owner, '满')).id)).toHaveLength(grantablePermissions.size)
  })

  test('has a name of its own within the shop, not beyond', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    expect((await save(shop.owner)).code).toBe(200)
    expect(await save(shop.owner, { roleName: ' 客服 ' })).toMatchObject({
      code: 1000,
      message: '角色名称重复',
      data: { fields: [{ path: 'roleName', message: '角色名称重复' }] },
    })
    expect((await save(other.owner)).code).toBe(200)
    expect(await names(shop.owner)).toEqual(['客服'])
  })

  test.each([
    [{ roleName: ' ' }, 'roleName', '请填写角色名称'],
    [{ roleName: '长'.repeat(33) }, 'roleName', '角色名称不能超过32个字符'],
    [{ rules: '1;2' }, 'rules', '菜单权限格式不正确'],
  ])('cannot have %j', async (draft, path, message) => {
    const { owner } = await makeShop(app)
    const body = { roleName: '客服', status: true, rules: '', ...draft }
    const answer = await send(`${app.url}/api${roleApi.save.path}`, { token: owner.token, body })
    expect(answer).toMatchObject({ code: 400, data: { fields: [{ path, message }] } })
  })
})

describe('a change', () => {
  const update = ({ token }: Person, id: number, draft: Record<string, unknown> = {}) =>
    send(`${app.url}/api${roleApi.update.path}`, {
      token,
      body: { id, roleName: '客服', status: true, rules: rules(LIST), ...draft },
    })

  test('replaces name, status and grants together', async () => {
    const shop = await makeShop(app)
    const id = await makeRole(app, shop, { permissions: [LIST, 'merchant:not:built:yet'] })
    expect(
      (await update(shop.owner, id, { roleName: '仓库', status: false, rules: rules(SAVE), version: 1 })).code,
    ).toBe(200)
    expect((await info(shop.owner, id)).data).toMatchObject({ roleName: '仓库', status: false, version: 2 })
    expect(await granted(shop.owner, id)).toEqual([SAVE])
  })

  test('keeps what the tree does not show', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: [LIST] })
    const { id } = (await list(shop.owner)).list.at(-1) ?? { id: 0 }
    await app.platform.pool.query('insert into role_permission values ($1, $2, $3)', [shop.merId, id, 'merchant:later'])
    await update(shop.owner, id, { rules: [] })
    const { rows } = await app.platform.pool.query('select permission from role_permission where role_id = $1', [id])
    expect(rows).toEqual([{ permission: 'merchant:later' }])
    expect((await app.call(roleApi.list, {}, { token: staff.token })).code).toBe(403)
  })

  test('of an old version is refused, with who was faster and what is there now', async () => {
    const shop = await makeShop(app)
    const manager = await makeStaff(app, shop, {
      realName: '周予安',
      permissions: ['merchant:admin:role:update', LIST],
    })
    const id = await makeRole(app, shop)
    expect((await update(manager, id, { roleName: '先到', version: 1 })).code).toBe(200)
    expect(await update(shop.owner, id, { roleName: '后到', version: 1 })).toMatchObject({
      status: 200,
      code: 409,
      message: '数据已被 周予安 修改',
      data: null,
    })
    expect((await info(shop.owner, id)).data.roleName).toBe('先到')
  })

  test('cannot take the name of another role, but may keep its own', async () => {
    const shop = await makeShop(app)
    const [id] = [await makeRole(app, shop, { name: '客服' }), await makeRole(app, shop, { name: '仓库' })]
    expect((await update(shop.owner, id)).code).toBe(200)
    expect(await update(shop.owner, id, { roleName: '仓库', rules: rules(SAVE) })).toMatchObject({
      code: 1000,
      message: '角色名称重复',
    })
    expect(await granted(shop.owner, id)).toEqual([LIST])
  })
})

describe('the status', () => {
  const setStatus = ({ token }: Person, id: number, status: boolean) =>
    app.call(roleApi.updateStatus, { id, status }, { token })

  test('bites with the next request of who holds the role', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: [LIST] })
    const { id } = (await list(staff)).list.at(-1) ?? { id: 0 }
    await setStatus(shop.owner, id, false)
    expect((await app.call(roleApi.list, {}, { token: staff.token })).code).toBe(403)
    await setStatus(shop.owner, id, true)
    expect((await app.call(roleApi.list, {}, { token: staff.token })).code).toBe(200)
  })

  test('set again changes nothing', async () => {
    const shop = await makeShop(app)
    const id = await makeRole(app, shop)
    await setStatus(shop.owner, id, true)
    expect((await info(shop.owner, id)).data.version).toBe(1)
    await setStatus(shop.owner, id, false)
    expect((await info(shop.owner, id)).data).toMatchObject({ version: 2, status: false })
  })
})

describe('deleting', () => {
  const remove = ({ token }: Person, id: number) => app.call(roleApi.delete, { id }, { token })

  test('removes the role with its grants', async () => {
    const shop = await makeShop(app)
    const id = await makeRole(app, shop, { permissions: [LIST] })
    expect((await remove(shop.owner, id)).code).toBe(200)
    expect((await info(shop.owner, id)).code).toBe(404)
    expect((await remove(shop.owner, id)).code).toBe(404)
  })

  test('is refused while somebody holds it, be it closed or not', async () => {
    const shop = await makeShop(app)
    const id = await makeRole(app, shop, { isOpen: false })
    await giveRole(app, await makeStaff(app, shop, { isEnabled: false }), id)
    expect(await remove(shop.owner, id)).toMatchObject({
      code: 1000,
      message: '角色已使用：还有 1 位管理员持有该角色',
    })
    expect((await info(shop.owner, id)).code).toBe(200)
  })
})
