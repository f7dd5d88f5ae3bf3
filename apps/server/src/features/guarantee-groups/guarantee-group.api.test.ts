import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import { describe, expect, test } from 'vitest'
import { setPlatformRow } from '#test/make/platform-goods.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })
const add = (shop: Shop, name: string, gids = [1, 2]) => app.call(guaranteeGroupApi.add, { name, gids }, as(shop))
const edit = (shop: Shop, id: number, change: { name?: string; gids?: number[]; version?: number }) =>
  app.call(guaranteeGroupApi.edit, { name: '安心购', gids: [1], id, ...change }, as(shop))
const list = async (shop: Shop) => (await app.call(guaranteeGroupApi.list, {}, as(shop))).data

const [HIDDEN, DELETED, UNKNOWN] = [7, 8, 99]
const NO_GUARANTEE = { code: 6803, message: '商品保障服务不存在' }

test('the list has the own ones with their members, newest first', async () => {
  const shop = await makeShop(app)
  const { data: first } = await add(shop, '安心购', [2, 1, 2])
  await add(shop, '品质保障', [4])
  await add(await makeShop(app), '别人的')
  expect(await list(shop)).toMatchObject([
    { name: '品质保障', version: 1, guaranteeList: [{ gid: 4, isShow: true }] },
    { id: first.id, guaranteeList: [{ groupId: first.id, gid: 1 }, { gid: 2 }] },
  ])
})

describe('saving', () => {
  test.each([
    ['', '1', '组合名称不能为空'],
    ['长'.repeat(33), '1', '组合名称不能超过32个字符'],
    ['安心购', '', '请选择保障服务'],
    ['安心购', 'a', '请选择保障服务'],
  ])('refuses %j with %j', async (name, gids, message) => {
    const { owner } = await makeShop(app)
    const path = `${app.url}/api${guaranteeGroupApi.add.path}`
    expect(await send(path, { token: owner.token, body: { name, gids } })).toMatchObject({ code: 400, message })
  })

  test('takes a name once, also at the same moment', async () => {
    const shop = await makeShop(app)
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(shop, '安心购')))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1000, 1000, 1000])
    expect(answers.find(({ code }) => code === 1000)?.message).toBe('组合名称已存在')
    expect((await list(shop)).map(({ guaranteeList }) => guaranteeList.length)).toEqual([2])
    const { data } = await add(shop, '品质保障')
    expect(await edit(shop, data.id, {})).toMatchObject({ code: 1000, message: '组合名称已存在' })
  })

  test('replaces the members and counts versions', async () => {
    const shop = await makeShop(app)
    const { data } = await add(shop, '安心购')
    const colleague = await makeStaff(app, shop, {
      realName: '王店员',
      permissions: [guaranteeGroupApi.edit.permission],
    })
    const faster = { id: data.id, name: '安心购', gids: [2, 5], version: 1 }
    expect((await app.call(guaranteeGroupApi.edit, faster, { token: colleague.token })).code).toBe(200)
    expect(await list(shop)).toMatchObject([{ version: 2, guaranteeList: [{ gid: 2 }, { gid: 5 }] }])
    expect(await edit(shop, data.id, { version: 1 })).toMatchObject({
      code: 409,
      message: '数据已被 王店员 修改',
      data: null,
    })
  })

  test('refuses what the platform does not offer; members follow its switches', async () => {
    const shop = await makeShop(app)
    const { data } = await add(shop, '安心购', [1, HIDDEN, DELETED])
    await setPlatformRow(app, 'guarantee', HIDDEN, { is_shown: false })
    await setPlatformRow(app, 'guarantee', DELETED, { deleted_at: app.now() })
    expect(await list(shop)).toMatchObject([{ guaranteeList: [{ gid: 1 }, { gid: HIDDEN, isShow: false }] }])
    for (const gid of [HIDDEN, DELETED, UNKNOWN]) {
      expect(await add(shop, '品质保障', [1, gid])).toMatchObject(NO_GUARANTEE)
      expect(await edit(shop, data.id, { gids: [gid] })).toMatchObject(NO_GUARANTEE)
    }
  })
})

test('a deleted group is gone and its name free', async () => {
  const shop = await makeShop(app)
  const { data } = await add(shop, '安心购')
  const remove = () => app.call(guaranteeGroupApi.delete, { id: data.id }, as(shop))
  expect((await remove()).code).toBe(200)
  for (const answer of [await remove(), await edit(shop, data.id, {})]) {
    expect(answer).toMatchObject({ code: 6801, message: '商品保障服务组合不存在', data: null })
  }
  expect((await add(shop, '安心购')).code).toBe(200)
})
