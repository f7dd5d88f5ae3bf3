import { categoryApi, type CategoryNode } from '@zhanggui/contract/category'
import { pictureApi } from '@zhanggui/contract/picture'
import { describe, expect, test } from 'vitest'
import { makeCategory } from '#test/make/category.sql'
import { makePicture } from '#test/make/picture.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })

type Query = Parameters<typeof app.call<typeof categoryApi.tree>>[1]
type Change = Omit<Parameters<typeof app.call<typeof categoryApi.update>>[1], 'id'>
const tree = async (shop: Shop, query: Partial<Query> = {}) =>
  (await app.call(categoryApi.tree, { type: 2, status: -1, ...query }, as(shop))).data
const names = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ name, child }) => (child ? [name, ...names(child)] : name))
const info = async (shop: Shop, id: number) => (await app.call(categoryApi.info, { id }, as(shop))).data
const update = (shop: Shop, id: number, change: Change) => app.call(categoryApi.update, { id, ...change }, as(shop))
const draft = { pid: 0, type: 2, status: 0, sort: 1, url: 'url', extra: '' } as const

/** 茶 › 绿茶 › 龙井, and 瓷器 beside them. */
async function makeTree(shop: Shop, isOpen = true) {
  const tea = await makeCategory(app, shop, { name: '茶', sort: 9, isOpen })
  const green = await makeCategory(app, shop, { name: '绿茶', parent: tea, isOpen })
  const longjing = await makeCategory(app, shop, { name: '龙井', parent: green, isOpen })
  const china = await makeCategory(app, shop, { name: '瓷器', isOpen })
  return { tea, green, longjing, china }
}

describe('the tree', () => {
  test('is ordered by sort, then by age, and shows one merchant’s own of one type', async () => {
    const shop = await makeShop(app)
    await makeTree(shop)
    await makeCategory(app, shop, { type: 1, name: '商品' })
    await makeCategory(app, await makeShop(app), { name: '别人的' })
    expect(names(await tree(shop))).toEqual([['茶', ['绿茶', '龙井']], '瓷器'])
    expect(names(await tree(shop, { type: 1 }))).toEqual(['商品'])
  })

  test('keeps everything above a hit', async () => {
    const shop = await makeShop(app)
    const { china } = await makeTree(shop)
    expect(names(await tree(shop, { name: '龙' }))).toEqual([['茶', ['绿茶', '龙井']]])
    expect(names(await tree(shop, { name: '%' }))).toEqual([])
    await update(shop, china.id, { status: 0 })
    expect(names(await tree(shop, { status: 0 }))).toEqual(['瓷器'])
    expect(names(await tree(shop, { status: 1 }))).toEqual([['茶', ['绿茶', '龙井']]])
  })

  test('as a list has pages, and single ones are found by id', async () => {
    const shop = await makeShop(app)
    const { tea, china } = await makeTree(shop)
    const list = await app.call(categoryApi.list, { type: 2, pid: 0, limit: 1, page: 2 }, as(shop))
    expect(list.data).toMatchObject({ total: 2, list: [{ id: china.id, path: '/0/' }] })
    const found = await app.call(categoryApi.ids, { ids: [china.id, tea.id] }, as(shop))
    expect(found.data.map(({ name }) => name)).toEqual(['茶', '瓷器'])
  })
})

describe('saving', () => {
  test('puts it in its place', async () => {
    const shop = await makeShop(app)
    const { green } = await makeTree(shop)
    const { data } = await app.call(categoryApi.save, { ...draft, pid: green.id, name: ' 碧螺春 ' }, as(shop))
    expect(await info(shop, data.id)).toMatchObject({
      pid: green.id,
      path: `${green.path}${green.id}/`,
      name: '碧螺春',
      status: 0,
      owner: shop.merId,
      url: 'url',
    })
  })

  test('understands what the specified screen sends', async () => {
    const shop = await makeShop(app)
    const body = { pid: 0, name: '图', type: 2, url: 'url', owner: 999 }
    const answer = await send(`${app.url}/api${categoryApi.save.path}`, { token: shop.owner.token, body })
    expect(answer.code).toBe(200)
    expect((await tree(shop))[0]).toMatchObject({ name: '图', owner: shop.merId, sort: 1, status: 0 })
  })

  test.each([
    [{ pid: 0, type: 2 }, '分类名称必须填写'],
    [{ pid: 0, type: 2, name: '  ' }, '分类名称必须填写'],
    [{ pid: 0, type: 2, name: '长'.repeat(51) }, '分类名称不能超过50个字符'],
    [{ type: 2, name: '图' }, '请选择父级分类'],
    [{ pid: 0, name: '图' }, '类型必须选择'],
    [{ pid: 0, name: '图', type: 8 }, '类型必须选择'],
    [{ pid: 0, name: '图', type: 2, sort: -1 }, '排序数字必须大于等于0'],
    [{ pid: 0, name: '图', type: 2, status: 2 }, '状态必须选择'],
  ])('refuses %j', async (body, message) => {
    const { owner } = await makeShop(app)
    const answer = await send(`${app.url}/api${categoryApi.save.path}`, { token: owner.token, body })
    expect(answer).toMatchObject({ code: 400, message })
  })

  test('refuses a second one of the name, also at the same moment', async () => {
    const shop = await makeShop(app)
    const save = (name: string, type: 1 | 2 = 2) => app.call(categoryApi.save, { ...draft, type, name }, as(shop))
    const answers = await Promise.all(['图', '图', '图', '图'].map((name) => save(name)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1000, 1000, 1000])
    expect(answers.find(({ code }) => code === 1000)?.message).toBe('此分类已存在')
    expect((await save('图', 1)).code).toBe(200)
  })

  test('refuses a parent of another merchant or type', async () => {
    const shop = await makeShop(app)
    const parents = [await makeCategory(app, await makeShop(app)), await makeCategory(app, shop, { type: 1 })]
    for (const { id: pid } of parents) {
      const answer = await app.call(categoryApi.save, { ...draft, pid, name: '图' }, as(shop))
      expect(answer).toMatchObject({ code: 404, message: '上级分类不存在' })
    }
  })
})

describe('changing', () => {
  test('moves everything below along', async () => {
    const shop = await makeShop(app)
    const { tea, green, longjing, china } = await makeTree(shop)
    expect((await update(shop, green.id, { pid: china.id })).code).toBe(200)
    expect((await info(shop, longjing.id)).path).toBe(`/0/${china.id}/${green.id}/`)
    await update(shop, green.id, { pid: 0 })
    expect((await info(shop, longjing.id)).path).toBe(`/0/${green.id}/`)
    expect(names(await tree(shop))).toEqual(['茶', ['绿茶', '龙井'], '瓷器'])
    expect((await app.call(categoryApi.delete, { id: tea.id }, as(shop))).code).toBe(200)
  })

  test('refuses itself and what is below it as its parent', async () => {
    const shop = await makeShop(app)
    const { tea, longjing } = await makeTree(shop)
    expect(await update(shop, tea.id, { pid: tea.id })).toMatchObject({ message: '分类的父级不能为自己' })
    expect(await update(shop, tea.id, { pid: longjing.id })).toMatchObject({ message: '分类的父级不能是自己的下级' })
  })

  test('refuses a name that is taken, but not its own', async () => {
    const shop = await makeShop(app)
    const { tea } = await makeTree(shop)
    expect(await update(shop, tea.id, { name: '瓷器' })).toMatchObject({ message: '分类名称重复' })
    expect((await update(shop, tea.id, { name: '茶', sort: 3 })).code).toBe(200)
    expect(await info(shop, tea.id)).toMatchObject({ sort: 3, version: 2 })
  })

  test('tells who edits an old version', async () => {
    const shop = await makeShop(app)
    const { tea } = await makeTree(shop)
    expect((await update(shop, tea.id, { name: '好茶', version: 1 })).code).toBe(200)
    expect(await update(shop, tea.id, { name: '坏茶', version: 1 })).toMatchObject({ code: 409 })
  })

  test('two moves at the same moment never make a circle', async () => {
    const shop = await makeShop(app)
    const { tea, green, longjing, china } = await makeTree(shop)
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([
        update(shop, tea.id, { pid: china.id }),
        update(shop, china.id, { pid: green.id }),
        update(shop, green.id, { pid: round % 2 ? 0 : tea.id }),
        app.call(categoryApi.save, { ...draft, pid: longjing.id, name: `新${round}` }, as(shop)),
      ])
      const list = (await app.call(categoryApi.list, { limit: 100 }, as(shop))).data.list
      const pathOf = (pid: number): string => {
        const parent = list.find(({ id }) => id === pid)
        return parent ? `${pathOf(parent.pid)}${pid}/` : '/0/'
      }
      expect(list.map(({ path }) => path)).toEqual(list.map(({ pid }) => pathOf(pid)))
    }
  })
})

describe('open and closed', () => {
  test('closing goes down, opening goes up', async () => {
    const shop = await makeShop(app)
    const { tea, green, longjing, china } = await makeTree(shop)
    const statuses = async () =>
      Promise.all([tea, green, longjing, china].map(async ({ id }) => (await info(shop, id)).status))
    await update(shop, tea.id, { status: 0 })
    expect(await statuses()).toEqual([0, 0, 0, 1])
    await app.call(categoryApi.updateStatus, { id: green.id }, as(shop))
    expect(await statuses()).toEqual([1, 1, 0, 1])
    await app.call(categoryApi.updateStatus, { id: china.id }, as(shop))
    await update(shop, green.id, { pid: china.id })
    expect(await statuses()).toEqual([1, 1, 0, 1])
  })

  test('a new open one opens what is above it', async () => {
    const shop = await makeShop(app)
    const { longjing, tea } = await makeTree(shop, false)
    await app.call(categoryApi.save, { ...draft, pid: longjing.id, name: '明前', status: 1 }, as(shop))
    expect((await info(shop, tea.id)).status).toBe(1)
  })
})

describe('deleting', () => {
  test('refuses while something is below it', async () => {
    const shop = await makeShop(app)
    const { tea, longjing } = await makeTree(shop)
    const remove = (id: number) => app.call(categoryApi.delete, { id }, as(shop))
    expect(await remove(tea.id)).toMatchObject({ code: 1000, message: '当前分类下有子类，请先删除子类！' })
    expect((await remove(longjing.id)).code).toBe(200)
    expect(await remove(longjing.id)).toMatchObject({ code: 404, message: '分类不存在' })
  })

  test('leaves its pictures in the library', async () => {
    const shop = await makeShop(app)
    const { china } = await makeTree(shop)
    const picture = await makePicture(app, shop, { categoryId: china.id })
    await app.call(categoryApi.delete, { id: china.id }, as(shop))
    const { data } = await app.call(pictureApi.list, {}, as(shop))
    expect(data.list).toMatchObject([{ attId: picture, pid: 0 }])
  })
})
