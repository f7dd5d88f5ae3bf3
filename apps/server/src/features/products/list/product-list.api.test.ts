import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus, countedTabs, productTab, type ProductTab } from '@zhanggui/domain/product/product-codes'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { releaseStock, reserveStock } from '#features/products/public'
import { foldNow, countTabsDirectly } from '#test/read/product.sql'
import { inShop } from '#test/make/order'
import { fourSkus, makeProductDraft, makeTemplate, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let token: string
let tempId: number
let cateId: number[]

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { needsReview: false, lowStockAt: 3 })
  tempId = await makeTemplate(app, shop)
  cateId = [await makeStoreCategory(app, shop)]
})

async function saved(more: Partial<ProductDraft> = {}, of = shop): Promise<number> {
  const own = of === shop ? { tempId, cateId } : {}
  const draft = await makeProductDraft(app, of, { ...own, ...more })
  return (await app.call(productApi.save, draft, { token: of.owner.token })).data.id
}
const list = async (query: object = {}, type: ProductTab = 2) =>
  (await app.call(productApi.list, { type, ...query }, { token })).data
const idsIn = async (query: object = {}, type: ProductTab = 2) => (await list(query, type)).list.map(({ id }) => id)
const counts = async (query: object = {}) =>
  new Map((await app.call(productApi.tabs, query, { token })).data.map(({ type, count }) => [type, count]))
const stocked = (stock: number) => ({ attrValue: [skuDraft({ 规格: '默认' }, { stock })] })

test('highest sort first, then the newest; the total is that of the tab', async () => {
  const [low, high, newer] = [await saved({ sort: 1 }), await saved({ sort: 5 }), await saved({ sort: 1 })]
  const page = await list({ page: 1, limit: 2 })
  expect(page).toMatchObject({ page: 1, limit: 2, total: 3, totalPage: 2 })
  expect(page.list.map(({ id }) => id)).toEqual([high, newer])
  expect(await idsIn({ page: 2, limit: 2 })).toEqual([low])
  expect(page.list[0]).toMatchObject({ cateId, isShow: false, auditStatus: 0, isAudit: false, reason: '' })
})

test('every product stands in its tabs', async () => {
  const states = { inReview: 6, refused: 7, draft: 8, recycled: 5, onSale: 1 } as const
  const made = {
    onSale: await saved({ isAutoUp: true }),
    recycled: await saved(),
    inReview: await saved(),
    refused: await saved(),
    draft: await saved(),
  }
  await putState(app, shop, made.recycled, { isRecycle: true })
  await putState(app, shop, made.inReview, { audit: auditStatus.is.waiting, isAudit: true })
  await putState(app, shop, made.refused, { audit: auditStatus.is.refused })
  await putState(app, shop, made.draft, { audit: auditStatus.is.waiting })
  for (const [name, tab] of Object.entries(states))
    expect(await idsIn({}, tab)).toContain(made[name as keyof typeof made])
  const [soldOut, low] = [await saved(stocked(0)), await saved(stocked(3))]
  expect(await idsIn({}, productTab.is.soldOut)).toEqual([soldOut])
  expect(await idsIn({}, productTab.is.lowStock)).toEqual([low, soldOut])
  expect(await counts()).toEqual(new Map(countedTabs.map((tab) => [tab, expect.any(Number) as number])))
  expect((await counts()).get(4)).toBe(2)
})

describe('the search', () => {
  test.each([
    ['two characters', '无线耳机 Pro', [], '耳机', true],
    ['one character', '无线耳机 Pro', [], '耳', true],
    ['another case and width', '无线耳机 Pro', [], 'ｐＲＯ', true],
    ['characters that stand apart', '无线耳机 Pro', [], '无耳', false],
    ['pairs that stand apart', '耳机听歌听歌机耳', [], '机听歌机', false],
    ['a whole keyword', '杯子', ['保温杯', '送礼'], '送礼', true],
    ['a part of a keyword', '杯子', ['保温杯', '送礼'], '温杯', false],
    ['wildcards as they are', '100%纯棉_T', [], '%纯', true],
    ['wildcards as wildcards', '100元纯棉', [], '0%纯', false],
  ])('%s', async (_, name, keyword, keywords, isFound) => {
    const id = await saved({ name, keyword })
    expect((await idsIn({ keywords })).includes(id)).toBe(isFound)
  })

  test('sees no other merchant, and counts what it finds by tab', async () => {
    const other = await makeShop(app)
    await setShop(app, other, { needsReview: false })
    await saved({ name: '独一无二的灯笼' }, other)
    const own = [await saved({ name: '红灯笼' }), await saved({ name: '蓝灯笼', isAutoUp: true, ...stocked(0) })]
    expect(await idsIn({ keywords: '灯笼' })).toEqual([own[0]])
    expect(await counts({ keywords: '灯笼' })).toEqual(
      new Map([
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 0],
        [6, 0],
        [7, 0],
        [8, 0],
      ]),
    )
    expect((await list({ keywords: '灯笼', page: 9 })).total).toBe(1)
  })

  test('finds a product by its number, whole and among the figures of names', async () => {
    const id = await saved({ name: '按编号找的灯' })
    const named = await saved({ name: `灯管 ${id}` })
    expect(await idsIn({ keywords: String(id) })).toEqual([named, id])
    expect((await counts({ keywords: String(id) })).get(2)).toBe(2)
    expect(await idsIn({ keywords: ` ${id} ` })).toContain(id)
    expect(await idsIn({ keywords: String(id) }, 1)).toEqual([])
    for (const keywords of [`${id}号`, `-${id}`, '9'.repeat(40)]) expect(await idsIn({ keywords })).not.toContain(id)
    const foreign = await saved({}, await makeShop(app))
    expect(await idsIn({ keywords: String(foreign) }, 8)).toEqual([])
  })

  test('a category of the shop with those below it, and one of the platform', async () => {
    const top = await makeStoreCategory(app, shop)
    const below = await makeStoreCategory(app, shop, { pid: top })
    const [inTop, inBoth, inBelow] = [
      await saved({ cateId: [top] }),
      await saved({ cateId: [top, below] }),
      await saved({ cateId: [below], categoryId: 262 }),
    ]
    expect(await idsIn({ cateId: top })).toEqual([inBelow, inBoth, inTop])
    expect(await idsIn({ cateId: below })).toEqual([inBelow, inBoth])
    expect(await idsIn({ cateId: top, categoryId: 262 })).toEqual([inBelow])
    expect((await counts({ cateId: top })).get(2)).toBe(3)
    const foreign = await makeStoreCategory(app, await makeShop(app))
    for (const endpoint of [productApi.list, productApi.tabs, productApi.pick]) {
      const answer = await app.call(endpoint, { type: 2, cateId: foreign }, { token })
      expect(answer).toMatchObject({ code: 6203, message: '商户商品分类不存在' })
    }
  })

  test('an unknown tab', async () => {
    const response = await fetch(`${app.url}/api${productApi.list.path}?type=9`, { headers: { 'x-token': token } })
    expect(await response.json()).toMatchObject({ code: 400, message: '未知的商品类型' })
  })
})

describe('the picker', () => {
  const pick = async (query: InputOf<typeof productApi.pick>) =>
    (await app.call(productApi.pick, query, { token })).data

  test("offers what may be sold, with its SKUs, also by a SKU's number", async () => {
    const attrValue = fourSkus().attrValue.map((sku, index) => ({
      ...sku,
      barCode: `Z-${index}`,
      price: toFen(100 + index),
    }))
    const id = await saved({ ...fourSkus(), attrValue, name: '挑选杯', isAutoUp: true })
    const refused = await saved({ name: '挑选壶' })
    await putState(app, shop, refused, { audit: auditStatus.is.refused })
    const warehouse = await saved({ name: '挑选盘' })
    const { list: rows } = await pick({ name: '挑选' })
    expect(rows.map((row) => row.id)).toEqual([warehouse, id])
    expect(rows[1]).toMatchObject({
      storeName: '挑选杯',
      categoryName: '绿茶',
      merName: '测试小店',
      isShow: true,
      price: 100,
      attrValue: [{ label: '红,S', price: 100 }, {}, {}, { label: '蓝,M' }],
    })
    expect((await pick({ keywords: 'Z-2' })).list.map((row) => row.id)).toEqual([id])
    expect((await pick({ keywords: '挑选', isShow: true })).list.map((row) => row.id)).toEqual([id])
    expect((await pick({ ids: [warehouse, refused] })).list.map((row) => row.id)).toEqual([warehouse])
    expect((await pick({ productId: id })).total).toBe(1)
    expect((await pick({ limit: 9999 })).limit).toBe(100)
  })
})

test('a picker tells what things cost to who may read products, and to nobody else', async () => {
  const id = await saved({ name: '有成本的杯' })
  const costFor = async (permissions: readonly string[]) => {
    const as = { token: (await makeStaff(app, shop, { permissions })).token }
    return (await app.call(productApi.pick, { productId: id }, as)).data.list[0]?.attrValue[0]
  }
  expect(await costFor([productApi.info.permission])).toMatchObject({ cost: 500 })
  const without = await costFor([productApi.list.permission])
  expect(without).toMatchObject({ price: 1000 })
  expect(without).not.toHaveProperty('cost')
})

test('an overview has whatever is not in the bin', async () => {
  const states = [{}, { audit: auditStatus.is.refused }, { audit: auditStatus.is.waiting }, { isRecycle: true }]
  const ids = []
  for (const state of states) {
    const id = await saved({ name: '抄写本' })
    await putState(app, shop, id, state)
    ids.unshift(id)
  }
  const query = { keywords: '抄写', overview: true } as const
  const { data } = await app.call(productApi.pick, query, { token })
  expect(data.list.map(({ id, attrValue }) => [id, attrValue])).toEqual(ids.slice(1).map((id) => [id, []]))
  const clerk = await makeStaff(app, shop)
  const seen = await app.call(productApi.pick, query, { token: clerk.token })
  expect(seen.data.list.map(({ id }) => id)).toEqual(ids.slice(-1))
})

test('the tabs are counted right after whatever happens, folded or not', async () => {
  const made = await Promise.all([saved(stocked(4)), saved(stocked(1)), saved({ isAutoUp: true })])
  const call = {
    up: (id: number) => app.call(productApi.up, { id }, { token }),
    down: (id: number) => app.call(productApi.down, { id }, { token }),
    recycle: (id: number) => app.call(productApi.delete, { id, type: 'recycle' as const }, { token }),
    restore: (id: number) => app.call(productApi.restore, { id }, { token }),
    delete: (id: number) => app.call(productApi.delete, { id, type: 'delete' as const }, { token }),
    fold: () => foldNow(app, shop.merId),
    save: () => saved(stocked(2)),
    sell: (id: number) => move(reserveStock, id),
    giveBack: (id: number) => move(releaseStock, id),
  }
  const move = async (how: typeof reserveStock, id: number) => {
    const sku = (await app.call(productApi.info, { id }, { token })).data?.attrValue[0]?.id ?? 0
    const lines = [{ productId: id, skuId: sku, quantity: 1 }]
    await inShop(app, shop, ({ db, now }) => how(db, now, 'T1', lines))
  }
  const names = Object.keys(call) as (keyof typeof call)[]
  const action = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...made))
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 8 }), async (actions) => {
      await Promise.all(actions.map(([name, id]) => call[name](id)))
      const byHand = await countTabsDirectly(app, shop)
      expect(await counts()).toEqual(new Map(countedTabs.map((tab) => [tab, byHand.get(tab) ?? 0])))
    }),
    { numRuns: 12 },
  )
})
