import { pictureApi } from '@zhanggui/contract/picture'
import { type GoodsCategoryNode, storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { describe, expect, test } from 'vitest'
import { makePicture } from '#test/make/picture.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })
const draft = { pid: 0, name: '茶', icon: '', sort: 1, isShow: true }
type Draft = typeof draft

const add = (shop: Shop, change: Partial<Draft> = {}) =>
  app.call(storeCategoryApi.add, { ...draft, ...change }, as(shop))
const update = (shop: Shop, id: number, change: Partial<Draft> & { version?: number }) =>
  app.call(storeCategoryApi.update, { ...draft, id, ...change }, as(shop))
const list = async (shop: Shop) => (await app.call(storeCategoryApi.list, {}, as(shop))).data
const find = async (shop: Shop, id: number) => (await list(shop)).find((row) => row.id === id)
const names = (nodes: readonly GoodsCategoryNode[]): unknown[] =>
  nodes.map(({ name, childList }) => (childList.length > 0 ? [name, ...names(childList)] : name))
const tree = async (shop: Shop) => names((await app.call(storeCategoryApi.tree, {}, as(shop))).data)
const remove = (shop: Shop, id: number) => app.call(storeCategoryApi.delete, { id }, as(shop))

const NO_SUCH = { code: 6203, message: '商户商品分类不存在' }
const IN_USE = { code: 6204, message: '商户商品分类已使用' }
const TOO_DEEP = { code: 1000, message: '商户商品分类只支持二级分类' }
const TAKEN = { code: 1000, message: '分类名称已存在' }

/** 茶 › 绿茶, 红茶 and 瓷器 beside them. */
async function makeTree(shop: Shop) {
  const tea = await makeStoreCategory(app, shop, { name: '茶', sort: 9 })
  const green = await makeStoreCategory(app, shop, { name: '绿茶', pid: tea, sort: 2 })
  const red = await makeStoreCategory(app, shop, { name: '红茶', pid: tea, sort: 1 })
  const china = await makeStoreCategory(app, shop, { name: '瓷器' })
  return { tea, green, red, china }
}

describe('reading', () => {
  test('lists all of the own by sort, then by age; the tree has those that are shown', async () => {
    const shop = await makeShop(app)
    await makeTree(shop)
    await makeStoreCategory(app, shop, { name: '藏着的', isShown: false })
    await makeStoreCategory(app, await makeShop(app), { name: '别人的' })
    expect((await list(shop)).map(({ name }) => name)).toEqual(['茶', '绿茶', '红茶', '瓷器', '藏着的'])
    expect(await tree(shop)).toEqual([['茶', '绿茶', '红茶'], '瓷器'])
  })
})

describe('adding', () => {
  test('puts it in its place and shows the one above it', async () => {
    const shop = await makeShop(app)
    const tea = await makeStoreCategory(app, shop, { name: '茶', isShown: false })
    const { data } = await add(shop, { pid: tea, name: ' 绿茶 ', sort: 5 })
    expect(await find(shop, data.id)).toMatchObject({ pid: tea, name: '绿茶', sort: 5, isShow: true, version: 1 })
    expect(await tree(shop)).toEqual([['茶', '绿茶']])
  })

  test.each([
    [{ name: '茶', sort: 1 }, '父级ID不能为空'],
    [{ pid: 0, sort: 1 }, '分类名称不能为空'],
    [{ pid: 0, name: '长'.repeat(101), sort: 1 }, '分类名称不能超过100个字符'],
    [{ pid: 0, name: '茶' }, '排序不能为空'],
    [{ pid: 0, name: '茶', sort: 10_000 }, '排序最范围为0-9999'],
  ])('refuses %j', async (body, message) => {
    const { owner } = await makeShop(app)
    const answer = await send(`${app.url}/api${storeCategoryApi.add.path}`, { token: owner.token, body })
    expect(answer).toMatchObject({ code: 400, message })
  })

  test('refuses a third level and a parent of another merchant', async () => {
    const shop = await makeShop(app)
    const { green } = await makeTree(shop)
    expect(await add(shop, { pid: green, name: '龙井' })).toMatchObject(TOO_DEEP)
    const foreign = await makeStoreCategory(app, await makeShop(app))
    expect(await add(shop, { pid: foreign, name: '龙井' })).toMatchObject(NO_SUCH)
  })

  test('takes a name once, also at the same moment; other merchants do not matter', async () => {
    const shop = await makeShop(app)
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(shop)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1000, 1000, 1000])
    expect(answers.find(({ code }) => code === 1000)).toMatchObject(TAKEN)
    expect((await add(await makeShop(app))).code).toBe(200)
  })
})

describe('changing', () => {
  test('moves, renames and counts versions', async () => {
    const shop = await makeShop(app)
    const { green, china } = await makeTree(shop)
    const colleague = await makeStaff(app, shop, {
      realName: '王店员',
      permissions: [storeCategoryApi.update.permission],
    })
    const faster = { ...draft, id: green, pid: china, name: '茶器', sort: 3 }
    await app.call(storeCategoryApi.update, faster, { token: colleague.token })
    expect(await find(shop, green)).toMatchObject({ pid: china, name: '茶器', sort: 3, isShow: true, version: 2 })
    expect(await update(shop, green, { pid: china, name: '杯', version: 1 })).toMatchObject({
      code: 409,
      message: '数据已被 王店员 修改',
      data: null,
    })
  })

  test('refuses itself, a third level, foreign parents and taken names', async () => {
    const shop = await makeShop(app)
    const { tea, green, china } = await makeTree(shop)
    expect(await update(shop, tea, { pid: tea })).toMatchObject({ code: 1000, message: '分类的父级不能为自己' })
    expect(await update(shop, tea, { pid: green })).toMatchObject(TOO_DEEP)
    expect(await update(shop, tea, { pid: china })).toMatchObject(TOO_DEEP)
    expect(await update(shop, china, { pid: green, name: '瓷器' })).toMatchObject(TOO_DEEP)
    const foreign = await makeStoreCategory(app, await makeShop(app))
    expect(await update(shop, china, { pid: foreign, name: '瓷器' })).toMatchObject(NO_SUCH)
    expect(await update(shop, china, { name: '茶' })).toMatchObject(TAKEN)
  })

  test('makes no third level of two moves at the same moment', async () => {
    const shop = await makeShop(app)
    const [a, b] = [await makeStoreCategory(app, shop), await makeStoreCategory(app, shop)]
    const answers = await Promise.all([
      update(shop, a, { pid: b, name: '甲' }),
      update(shop, b, { pid: a, name: '乙' }),
    ])
    expect(answers.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 1000])
  })

  test('keeps one with products below its parent', async () => {
    const shop = await makeShop(app)
    const { tea, green, china } = await makeTree(shop)
    await makeProduct(app, shop, { storeCategoryIds: [green] })
    expect(await update(shop, green, { name: '绿茶' })).toMatchObject(IN_USE)
    expect((await update(shop, green, { pid: china, name: '绿茶' })).code).toBe(200)
    expect((await update(shop, tea, { name: '茶叶' })).code).toBe(200)
  })
})

describe('shown and hidden', () => {
  const shownOf = async (shop: Shop, ids: readonly number[]) => {
    const rows = await list(shop)
    return ids.map((id) => rows.find((row) => row.id === id)?.isShow)
  }
  const toggle = (shop: Shop, id: number) => app.call(storeCategoryApi.show, { id }, as(shop))

  test('a parent takes its children along, a child shows its parent', async () => {
    const shop = await makeShop(app)
    const { tea, green, red } = await makeTree(shop)
    await toggle(shop, tea)
    expect(await shownOf(shop, [tea, green, red])).toEqual([false, false, false])
    await toggle(shop, red)
    expect(await shownOf(shop, [tea, green, red])).toEqual([true, false, true])
    await toggle(shop, red)
    expect(await shownOf(shop, [tea, green, red])).toEqual([true, false, false])
    await update(shop, tea, { name: '茶', isShow: false })
    await toggle(shop, tea)
    expect(await shownOf(shop, [tea, green, red])).toEqual([true, true, true])
  })
})

describe('ordering', () => {
  const order = (shop: Shop, pid: number, idList: number[]) =>
    app.call(storeCategoryApi.order, { pid, idList }, as(shop))

  test('is that of the list from then on', async () => {
    const shop = await makeShop(app)
    const { tea, green, red, china } = await makeTree(shop)
    expect((await order(shop, 0, [china, tea])).code).toBe(200)
    expect((await order(shop, tea, [red, green])).code).toBe(200)
    expect(await tree(shop)).toEqual(['瓷器', ['茶', '红茶', '绿茶']])
  })

  test('refuses foreign ones, and half of the children', async () => {
    const shop = await makeShop(app)
    const { tea, green, red, china } = await makeTree(shop)
    const foreign = await makeStoreCategory(app, await makeShop(app))
    expect(await order(shop, tea, [red, green, foreign])).toMatchObject(NO_SUCH)
    expect(await order(shop, tea, [red, green, china])).toMatchObject(NO_SUCH)
    expect(await order(shop, foreign, [red])).toMatchObject(NO_SUCH)
    expect((await order(shop, tea, [red, red])).code).toBe(409)
  })
})

describe('deleting', () => {
  test('refuses while something is in it; the recycle bin counts, deleted products do not', async () => {
    const shop = await makeShop(app)
    const { tea, green, red, china } = await makeTree(shop)
    expect(await remove(shop, tea)).toMatchObject({ code: 1000, message: '该分类下有子分类，请先删除子分类' })
    await makeProduct(app, shop, { storeCategoryIds: [china], isRecycled: true })
    expect(await remove(shop, china)).toMatchObject(IN_USE)
    await makeProduct(app, shop, { storeCategoryIds: [green], isDeleted: true })
    for (const id of [green, red, tea]) expect((await remove(shop, id)).code).toBe(200)
    expect(await remove(shop, tea)).toMatchObject(NO_SUCH)
    expect(await tree(shop)).toEqual(['瓷器'])
  })

  test('frees its icon in the library', async () => {
    const shop = await makeShop(app)
    const attId = await makePicture(app, shop)
    const [picture] = (await app.call(pictureApi.list, {}, as(shop))).data.list
    const { data } = await add(shop, { icon: picture?.sattDir ?? '' })
    const uses = async () => (await app.call(pictureApi.usage, { ids: [attId] }, as(shop))).data
    expect(await uses()).toMatchObject([{ kind: 'storeCategory', refId: data.id, label: '商品分类：茶' }])
    await remove(shop, data.id)
    expect(await uses()).toEqual([])
  })
})
