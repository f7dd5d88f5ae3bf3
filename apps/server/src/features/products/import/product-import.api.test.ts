import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { toFen } from '@zhanggui/domain/kernel/money'
import { importAction, importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { auditStatus, productTab, stockReason } from '@zhanggui/domain/product/product-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { reserveStock } from '#features/products/public'
import { ledgerOf, stockTotals } from '#test/read/product.sql'
import { logLines } from '#test/read/log.sql'
import { inShop } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { fourSkus, makeProductDraft, makeTemplate, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { csvOf, importsOf } from '#test/make/product-import'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const { create, change, same, refused } = importAction.is
let shop: Shop
let imports: ReturnType<typeof importsOf>

const save = async (more: Partial<ProductDraft>) =>
  (await app.call(productApi.save, await makeProductDraft(app, shop, more), { token: shop.owner.token })).data.id
const read = async (id: number) => (await app.call(productApi.info, { id }, { token: shop.owner.token })).data

beforeAll(async () => {
  shop = await makeShop(app)
  imports = importsOf(app, shop)
  await setShop(app, shop, { needsReview: false })
})

describe('the file that the export wrote', () => {
  const hostile = ['=1+1', `茶,"好"`, "'引号", '690123456789012345', '007', '＝全角'] as const

  test.each(['xlsx', 'csv'] as const)('changes nothing as %s', async (format) => {
    const mine = await makeShop(app)
    const { token } = mine.owner
    for (const name of hostile) {
      const attrValue = [skuDraft({ 规格: '默认' }, { barCode: '690123456789012345' })]
      const more = {
        name,
        keyword: ['=a', 'b'],
        intro: '@简介',
        sliderImage: ['/media/a.png', '/media/b.png'],
        attrValue,
      }
      await app.call(productApi.save, await makeProductDraft(app, mine, more), { token })
    }
    const attr = [{ name: '颜色', values: ['红；绿：混', '蓝'] }]
    const attrValue = ['红；绿：混', '蓝'].map((颜色) =>
      skuDraft({ 颜色 }, { weight: 123, volume: 1, price: toFen(1999) }),
    )
    const multi = await makeProductDraft(app, mine, { name: '多规格', specType: true, attr, attrValue })
    const { data } = await app.call(productApi.save, multi, { token })
    const before = (await app.call(productApi.info, { id: data.id }, { token })).data
    const mineToo = importsOf(app, mine)
    const found = await mineToo.checked(await mineToo.exported(format, productTab.is.draft), `商品.${format}`)
    expect(found).toMatchObject({ state: importState.is.checked, rows: 8, same: 7, creates: 0, changes: 0, refused: 0 })
    expect(found.list.map(({ name }) => name)).toEqual(['多规格', ...hostile.toReversed()])
    expect((await mineToo.startCommit(found.id)).message).toBe('没有需要导入的商品')
    expect((await app.call(productApi.info, { id: data.id }, { token })).data).toEqual(before)
    expect(await ledgerOf(app, mine, data.id)).toHaveLength(2)
  })

  test('takes only the difference of the stock: what was sold meanwhile stays sold', async () => {
    const id = await save({ name: '边卖边改', sort: 99 })
    const file = (await imports.exported('csv', productTab.is.warehouse)).toString()
    const sku = (await read(id)).attrValue[0]?.id ?? 0
    await inShop(app, shop, ({ db, now }) => reserveStock(db, now, 'A1', [{ productId: id, skuId: sku, quantity: 3 }]))
    const head = file.slice(0, file.indexOf('\n') + 1)
    const line = file.split('\r\n').find((row) => row.includes('边卖边改')) ?? ''
    // 库存 from 10 to 15; 导出时库存 stays 10.
    const { id: importId, list } = await imports.checked(`${head}${line.replace(',5.00,10,', ',5.00,15,')}`)
    expect(list).toMatchObject([{ action: change, changes: [{ field: '库存', before: '7', after: '12' }] }])
    expect(await imports.commit(importId)).toMatchObject({ state: importState.is.committed, done: 1, failed: 0 })
    expect((await read(id)).stock).toBe(12)
    expect((await ledgerOf(app, shop, id)).at(-1)).toMatchObject({
      reason: stockReason.is.imported,
      delta: 5,
      after: 12,
    })
    expect(await stockTotals(app, shop, id)).toMatchObject({ total: 12, skus: 12, ledger: 12, astray: 0 })
  })
})

describe('what the rows say', () => {
  test('changes prices and stock freely, all else as an edit; SKUs that it leaves out stay', async () => {
    const id = await save({ ...fourSkus(), name: '四规格' })
    const other = await save({ name: '旧名' })
    await putState(app, shop, id, { audit: auditStatus.is.passed })
    await setShop(app, shop, { needsReview: true })
    const [first, second] = (await read(id)).attrValue
    const found = await imports.checked(
      csvOf([
        { productId: id, skuId: first?.id ?? 0, price: '￥12.5', stock: 8 },
        { productId: id, specs: '尺码: M; 颜色: 红', price: '1,000.00', stock: 10 },
        { productId: other, name: '新名', keyword: '茶' },
      ]),
    )
    expect(found.list.map(({ action, changes }) => [action, changes])).toEqual([
      [
        change,
        [
          { field: '红,S 售价', before: '10', after: '12.5' },
          { field: '红,S 库存', before: '10', after: '8' },
          { field: '红,M 售价', before: '10', after: '1000' },
        ],
      ],
      [
        change,
        [
          { field: '商品名称', before: '旧名', after: '新名' },
          { field: '关键字', before: '', after: '茶' },
        ],
      ],
    ])
    await imports.commit(found.id)
    const after = await read(id)
    expect(after).toMatchObject({ auditStatus: auditStatus.is.passed, version: 2, stock: 38 })
    expect(after.attrValue.map(({ price }) => price)).toEqual([1250, 100_000, 1000, 1000])
    expect(after.attrValue[1]?.id).toBe(second?.id)
    expect(await read(other)).toMatchObject({ name: '新名', auditStatus: auditStatus.is.waiting, isAudit: false })
    await setShop(app, shop, { needsReview: false })
  })

  test('makes new products with and without specs, and SKUs of a product that is there', async () => {
    const template = `模板${await makeTemplate(app, shop)}`
    for (const name of ['茶叶', '新品']) await makeStoreCategory(app, shop, { name })
    await save({ name: '样品' })
    const sample = (await imports.exported('csv', productTab.is.warehouse)).toString()
    const category = /,([^,]+ \/ [^,]+ \/ 绿茶),/.exec(sample)?.[1]?.replaceAll(' ', '') ?? ''
    const base = {
      template,
      category,
      storeCategories: '茶叶；新品',
      price: 10,
      stock: 3,
      unitName: '盒',
      intro: '好',
      cover: '/media/c.png',
      slides: '/media/c.png',
    }
    const there = await save({ ...fourSkus(), name: '再添一个' })
    const found = await imports.checked(
      csvOf([
        { ...base, name: '单规格', barCode: '0001' },
        { ...base, name: '多规格', specs: '颜色：红；尺码：S' },
        {
          ...base,
          name: '多规格',
          specs: '颜色：蓝；尺码：S',
          price: 12,
          stock: 0,
          skuImage: '/media/s.png',
          otPrice: 20,
          cost: 5,
        },
        { productId: there, specs: '颜色：绿；尺码：S', price: 9, stock: 4 },
      ]),
    )
    expect(found).toMatchObject({ creates: 2, changes: 1, refused: 0 })
    expect(found.list[2]?.changes).toEqual([{ field: '添加规格', before: '', after: '颜色：绿；尺码：S' }])
    await imports.commit(found.id)
    const made = await imports.rowsOf(found.id, { action: create })
    expect(made).toMatchObject([{ outcome: importOutcome.is.done }, { outcome: importOutcome.is.done }])
    const [single, multi] = await Promise.all(made.map(({ productId }) => read(productId)))
    expect(single).toMatchObject({
      specType: false,
      stock: 3,
      deliveryMethod: ['1'],
      attrValue: [{ barCode: '0001', otPrice: 1000, image: '/media/c.png' }],
    })
    expect(multi).toMatchObject({ specType: true, attr: [{ values: ['红', '蓝'] }, { values: ['S'] }] })
    expect(multi?.attrValue).toMatchObject([
      { price: 1000 },
      { price: 1200, otPrice: 2000, cost: 500, image: '/media/s.png' },
    ])
    const grown = await read(there)
    expect(grown.attr[0]?.values).toEqual(['红', '蓝', '绿'])
    expect(grown.attrValue).toHaveLength(5)
  })

  test('is refused cell by cell', async () => {
    const foreign = await makeProduct(app, await makeShop(app))
    const own = await save({ ...fourSkus(), name: '有问题的' })
    const sku = (await read(own)).attrValue[0]?.id ?? 0
    const { list } = await imports.checked(
      csvOf([
        { productId: own, skuId: sku, price: '十元', stock: -1, weight: '重' },
        { productId: own, skuId: foreign.skuIds[0] ?? 0, price: 1, stock: 1, weight: 1 },
        { productId: foreign.id, skuId: foreign.skuIds[0] ?? 0, price: 1, stock: 1, weight: 1 },
        { productId: own, skuId: sku, price: 1, stock: 1, weight: 1 },
        { productId: '', name: '缺很多', price: '1.234', stock: '2.5' },
      ]),
    )
    const told = list.map(({ problems }) => problems.map(({ line, column, text }) => `${line}${column}:${text}`))
    expect(told[0]).toEqual([
      '3规格ID:规格不存在',
      '2重量(KG):重量必须是数字',
      '2库存:库存必须是不小于0的整数',
      '2售价:金额格式不正确',
      `2商品ID:与第5行是同一个商品，请放在一起`,
    ])
    expect(told[1]).toEqual(['4商品ID:商品不存在'])
    expect(told[2]).toEqual(['5商品ID:与第2行是同一个商品，请放在一起'])
    expect(told[3]).toEqual(
      expect.arrayContaining(['6平台分类:平台分类不能为空', '6售价:金额格式不正确', '6库存:库存必须是整数']),
    )
  })

  test('of a product that comes in many parts: the first of them are told, and how many there are', async () => {
    const ids = [await save({ name: '散一' }), await save({ name: '散二' })]
    const { list } = await imports.checked(
      csvOf(Array.from({ length: 80 }, (_, at) => ({ productId: ids[at % 2] ?? 0, price: 1 }))),
    )
    expect(list).toHaveLength(80)
    for (const { problems } of list.slice(0, 2)) {
      expect(problems).toHaveLength(30)
      expect(problems.at(-1)?.text).toBe('该商品分散在文件的40处，请放在一起')
    }
  })

  test('of a product on sale: only more stock', async () => {
    const [one, two] = [await makeProduct(app, shop, { labels: ['大', '小'] }), await makeProduct(app, shop)]
    const found = await imports.checked(
      csvOf([
        { productId: one.id, skuId: one.skuIds[0] ?? 0, stock: 12, price: 9.9 },
        { productId: one.id, skuId: one.skuIds[1] ?? 0, stock: 10, price: 9.9 },
        { productId: two.id, skuId: two.skuIds[0] ?? 0, stock: 12, price: 8 },
      ]),
    )
    expect(found.list).toMatchObject([
      { action: change },
      { action: refused, problems: [{ line: 4, column: '', text: '商品已上架，请先下架后再修改' }] },
    ])
    expect((await imports.startCommit(found.id, false)).message).toBe('有1个商品存在问题，请修正后重新上传，或选择跳过')
    await imports.commit(found.id)
    expect(await ledgerOf(app, shop, one.id)).toMatchObject([{ reason: stockReason.is.imported, delta: 2, after: 12 }])
    expect((await logLines(app, shop)).at(-1)).toMatchObject({ method: 'productImport.commit' })
  })
})

test('a row that says the same is left alone', async () => {
  const id = await save({ name: '一样' })
  const { list } = await imports.checked(csvOf([{ productId: id, price: '10.00', stock: '10', name: ' 一样 ' }]))
  expect(list).toMatchObject([{ action: same, changes: [] }])
})
