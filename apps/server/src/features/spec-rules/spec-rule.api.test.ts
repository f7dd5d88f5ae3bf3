import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { describe, expect, test } from 'vitest'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })
const COLOURS = [{ name: '颜色', values: ['红', '蓝'] }]

const save = (shop: Shop, ruleName: string, ruleValue = COLOURS) =>
  app.call(specRuleApi.save, { ruleName, ruleValue }, as(shop))
const update = (shop: Shop, id: number, change: { ruleName?: string; ruleValue?: typeof COLOURS; version?: number }) =>
  app.call(specRuleApi.update, { ruleName: '服装', ruleValue: COLOURS, id, ...change }, as(shop))
const list = async (shop: Shop, query: { keywords?: string; page?: number; limit?: number } = {}) =>
  (await app.call(specRuleApi.list, query, as(shop))).data
const info = (shop: Shop, id: number) => app.call(specRuleApi.info, { id }, as(shop))

test('the list has the own ones, newest first, in pages, and is searched by name', async () => {
  const shop = await makeShop(app)
  for (const name of ['服装', '鞋子', 'T恤']) await save(shop, name)
  await save(await makeShop(app), '别人的')
  expect((await list(shop)).list.map(({ ruleName }) => ruleName)).toEqual(['T恤', '鞋子', '服装'])
  expect(await list(shop, { page: 2, limit: 2 })).toMatchObject({ total: 3, list: [{ ruleName: '服装' }] })
  expect(await list(shop, { keywords: 't' })).toMatchObject({ total: 1, list: [{ ruleName: 'T恤' }] })
  expect((await list(shop, { keywords: '_' })).total).toBe(0)
})

describe('saving', () => {
  test('keeps the specs trimmed and without repetitions', async () => {
    const shop = await makeShop(app)
    const { data } = await save(shop, ' 服装 ', [
      { name: ' 颜色', values: ['红', '红 ', '蓝'] },
      { name: '颜色', values: ['绿'] },
    ])
    expect((await info(shop, data.id)).data).toMatchObject({ ruleName: '服装', ruleValue: COLOURS, version: 1 })
  })

  test.each([
    ['not a list', '规格格式不正确'],
    ['{}', '规格格式不正确'],
    ['[{"value":"颜色"}]', '规格格式不正确'],
    ['[]', '请至少添加一个规格！'],
    ['[{"value":" ","detail":["红"]}]', '请至少添加一个规格！'],
    ['[{"value":"颜色","detail":[" "]}]', '请添加规格值'],
    [`[{"value":"颜色","detail":["${'长'.repeat(33)}"]}]`, '规格值不能超过32个字符'],
    // Escapes in JSON text that no check of the raw text catches.
    [String.raw`[{"value":"颜色","detail":["a\u0000"]}]`, '规格不能包含不可见字符'],
    [String.raw`[{"value":"\ud800","detail":["a"]}]`, '规格不能包含不可见字符'],
  ])('refuses %s', async (ruleValue, message) => {
    const { owner } = await makeShop(app)
    const body = { ruleName: '服装', ruleValue }
    const answer = await send(`${app.url}/api${specRuleApi.save.path}`, { token: owner.token, body })
    expect(answer).toMatchObject({ code: 400, message, data: { fields: [{ path: 'ruleValue' }] } })
  })

  test.each([
    ['', '模板名称不能为空'],
    ['长'.repeat(21), '模板名称不能超过20个字符'],
  ])('refuses the name %j', async (ruleName, message) => {
    const { owner } = await makeShop(app)
    const body = { ruleName, ruleValue: '[{"value":"颜色","detail":["红"]}]' }
    const answer = await send(`${app.url}/api${specRuleApi.save.path}`, { token: owner.token, body })
    expect(answer).toMatchObject({ code: 400, message })
  })

  test('takes a name once, also at the same moment', async () => {
    const shop = await makeShop(app)
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(shop, '服装')))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 6601, 6601, 6601])
    expect(answers.find(({ code }) => code === 6601)?.message).toBe('规格模板已存在')
  })
})

test('changing counts versions and takes no name twice', async () => {
  const shop = await makeShop(app)
  const [{ data: clothes }] = [await save(shop, '服装'), await save(shop, '鞋子')]
  const sizes = [{ name: '尺码', values: ['S', 'M'] }]
  const colleague = await makeStaff(app, shop, { realName: '王店员', permissions: [specRuleApi.update.permission] })
  const faster = { id: clothes.id, ruleName: '服装', ruleValue: sizes, version: 1 }
  expect((await app.call(specRuleApi.update, faster, { token: colleague.token })).code).toBe(200)
  expect(await update(shop, clothes.id, { version: 1 })).toMatchObject({
    code: 409,
    message: '数据已被 王店员 修改',
    data: null,
  })
  expect(await update(shop, clothes.id, { ruleName: '鞋子' })).toMatchObject({ code: 6601 })
})

test('deleting is for good', async () => {
  const shop = await makeShop(app)
  const { data } = await save(shop, '服装')
  const remove = () => app.call(specRuleApi.delete, { id: data.id }, as(shop))
  expect((await remove()).code).toBe(200)
  for (const answer of [await remove(), await info(shop, data.id), await update(shop, data.id, {})]) {
    expect(answer).toMatchObject({ code: 6602, message: '规格模板不存在', data: null })
  }
  expect((await save(shop, '服装')).code).toBe(200)
})
