import { idsOfPermissions } from '@zhanggui/contract/access/grant-tree'
import { logApi } from '@zhanggui/contract/log'
import { sessionApi } from '@zhanggui/contract/session'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { fileOf } from '#test/make/exports/export'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const DAY = 24 * 3_600_000

type Query = Parameters<typeof app.call<typeof logApi.sensitive>>[1]
const log = async ({ token }: Person, query: Query = {}) => (await app.call(logApi.sensitive, query, { token })).data
const descriptions = async (person: Person, query: Query = {}) =>
  (await log(person, query)).list.map(({ description }) => description)
const lastChanges = async (person: Person) => (await log(person)).list[0]?.changes
const rename = ({ token }: Person, realName: string) => app.call(sessionApi.updateProfile, { realName }, { token })
const saveRole = ({ token }: Person, roleName: string, rules: number[] = []) =>
  app.call(roleApi.save, { roleName, status: true, rules }, { token })

describe('the log', () => {
  test('shows the own shop only, newest first, with all that was noted', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    await rename(other.owner, '别家')
    await rename(shop.owner, '小华')
    await saveRole(shop.owner, '客服')
    const { list, total } = await log(shop.owner)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { description: '添加角色', subject: '客服', methodType: '增加' },
      {
        adminId: shop.owner.adminId,
        adminAccount: shop.owner.account,
        status: 0,
        description: '修改登录用户信息',
        subject: '小华',
        ip: '127.0.0.1',
        method: 'session.updateProfile',
        url: `/api${sessionApi.updateProfile.path}`,
        methodType: '修改',
        requestMethod: 'POST',
        requestParam: '{"realName":"小华"}',
        errorMsg: '',
        changes: [{ field: '姓名', before: '小明', after: '小华' }],
      },
    ])
    expect(await log(shop.owner, { page: 2, limit: 1 })).toMatchObject({ totalPage: 2, list: [list[1]] })
  })

  test('is filtered by who, what, kind and outcome', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { account: 'kefu_01' })
    await rename(staff, '小华')
    await saveRole(shop.owner, '客服')
    await saveRole(shop.owner, '客服')
    expect(await descriptions(shop.owner, { adminAccount: 'KEFU_' })).toEqual(['修改登录用户信息'])
    expect(await descriptions(shop.owner, { adminAccount: '%' })).toEqual([])
    expect(await descriptions(shop.owner, { description: '角色' })).toEqual(['添加角色', '添加角色'])
    expect(await descriptions(shop.owner, { subject: '小华' })).toEqual(['修改登录用户信息'])
    expect(await descriptions(shop.owner, { methodType: '修改' })).toEqual(['修改登录用户信息'])
    expect((await log(shop.owner, { status: '1' })).list).toMatchObject([
      { status: 1, errorMsg: '角色名称重复', subject: '客服', changes: [] },
    ])
    expect(await log(shop.owner, { status: '0', description: '角色' })).toMatchObject({ total: 1 })
  })

  test('is written to a file as it is filtered', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    await saveRole(other.owner, '别家')
    await rename(shop.owner, '小华')
    await saveRole(shop.owner, '客服')
    await saveRole(shop.owner, '客服')
    const { token } = shop.owner
    const write = async (query: Query) => {
      const { data } = await app.call(logApi.export, { ...query, format: 'csv' }, { token })
      await ended(app, shop.owner, data.taskId)
      return (await fileOf(app, shop.owner, data.taskId)).trim().split('\r\n')
    }
    const { account } = shop.owner
    const [head, ...failed] = await write({ description: '角色', status: '1' })
    expect(head).toContain('管理员账号,管理员ID,接口描述,操作对象,操作类型,操作状态,变更内容,错误消息')
    expect(failed).toHaveLength(1)
    expect(failed[0]).toContain(`${account},${shop.owner.adminId},添加角色,客服,增加,异常,,角色名称重复`)
    const [, ...edits] = await write({ methodType: '修改' })
    expect(edits).toHaveLength(1)
    expect(edits[0]).toContain('修改登录用户信息,小华,修改,正常,姓名：小明 → 小华')
    expect(await app.call(logApi.export, { subject: '没有这样的', format: 'csv' }, { token })).toMatchObject({
      message: '没有可导出的数据！',
    })
  })

  test('is filtered by days of the shop', async () => {
    const { merId, owner } = await makeShop(app)
    await saveRole(owner, '今天')
    await saveRole(owner, '早先')
    await app.platform.pool.query(
      `update sensitive_log set created_at = $2 where mer_id = $1 and params like '%早先%'`,
      [merId, new Date(app.now().getTime() - 8 * DAY)],
    )
    const names = async (dateLimit: string) =>
      (await log(owner, { dateLimit })).list.map(({ changes }) => changes[0]?.after)
    expect(await names('today')).toEqual(['今天'])
    expect(await names('lately7')).toEqual(['今天'])
    expect(await names('lately30')).toEqual(['今天', '早先'])
    expect(await names('2001-01-01,2001-12-31')).toEqual([])
  })

  test.each([
    ['dateLimit=tomorrow', '选择时间参数格式错误'],
    ['dateLimit=2024-02-30,2024-03-01', '选择时间参数格式错误'],
  ])('refuses %s', async (query, message) => {
    const { owner } = await makeShop(app)
    const answer = await send(`${app.url}/api${logApi.sensitive.path}?${query}`, { method: 'GET', token: owner.token })
    expect(answer).toMatchObject({ code: 400, message })
  })
})

describe('what changed', () => {
  const [LIST, SAVE] = ['merchant:admin:role:list', 'merchant:admin:role:save']
  const rules = (...permissions: string[]) => idsOfPermissions(new Set(permissions))

  test('in a role is told by the titles of its permissions', async () => {
    const shop = await makeShop(app)
    const id = await makeRole(app, shop, { name: '客服', permissions: [LIST] })
    const { token } = shop.owner
    await app.call(roleApi.update, { id, roleName: '仓库', status: false, rules: rules(SAVE) }, { token })
    expect(await lastChanges(shop.owner)).toEqual([
      { field: '角色名称', before: '客服', after: '仓库' },
      { field: '状态', before: '开启', after: '关闭' },
      { field: '添加权限', before: '', after: '添加角色' },
      { field: '移除权限', before: '角色管理', after: '' },
    ])
  })

  test('in an account is told by the labels of the form', async () => {
    const shop = await makeShop(app)
    const { adminId: id, account } = await makeStaff(app, shop, { phone: '13800000001' })
    const { token } = shop.owner
    const old = (await app.call(adminApi.info, { id }, { token })).data.roleNames.join('、')
    const roles = [await makeRole(app, shop, { name: '客服' })]
    const draft = { id, account, realName: '小红', status: false, roles, phone: '13800000002' }
    await app.call(adminApi.update, draft, { token })
    expect(await lastChanges(shop.owner)).toEqual([
      { field: '姓名', before: '小明', after: '小红' },
      { field: '手机号', before: '13800000001', after: '13800000002' },
      { field: '角色', before: old, after: '客服' },
      { field: '状态', before: '启用', after: '停用' },
    ])
  })

  test('in a password is never told', async () => {
    const shop = await makeShop(app)
    const { adminId, account } = await makeStaff(app, shop)
    const draft = { id: adminId, password: 'password-9', confirmPassword: 'password-9' }
    await app.call(adminApi.updatePassword, draft, { token: shop.owner.token })
    const roles = [await makeRole(app, shop)]
    const person = { account: `${account}-2`, realName: '小红', status: true, roles, pwd: 'password-9' }
    await app.call(adminApi.save, person, { token: shop.owner.token })
    const { list } = await log(shop.owner)
    expect(list[1]?.changes).toEqual([{ field: `小明（${account}）的密码`, before: '', after: '已修改' }])
    expect(JSON.stringify(list)).not.toContain('password-9')
  })
})
