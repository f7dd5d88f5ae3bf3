import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { importAction } from '@zhanggui/domain/product/import-codes'
import { auditStatus } from '@zhanggui/domain/product/product-codes'
import { beforeAll, expect, test } from 'vitest'
import { makeProduct } from '#test/make/product.sql'
import { makeProductDraft, putState, setShop } from '#test/make/product-draft.sql'
import { csvOf, importsOf } from '#test/make/product-import'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let imports: ReturnType<typeof importsOf>

const save = async (more: Partial<ProductDraft> = {}) =>
  (await app.call(productApi.save, await makeProductDraft(app, shop, more), imports.as)).data.id
const read = async (id: number) => (await app.call(productApi.info, { id }, imports.as)).data

beforeAll(async () => {
  shop = await makeShop(app)
  imports = importsOf(app, shop)
  await setShop(app, shop, { needsReview: true })
})

test('another place in the list needs no review, alone or beside what needs none either', async () => {
  const [alone, free] = [await save(), await save()]
  for (const id of [alone, free]) await putState(app, shop, id, { audit: auditStatus.is.passed })
  const [onSale, sorted] = [await makeProduct(app, shop), await makeProduct(app, shop)]
  const found = await imports.checked(
    csvOf([
      { productId: alone, sort: 7 },
      { productId: free, sort: 7, price: 12 },
      { productId: onSale.id, sort: 7, stock: 12 },
      { productId: sorted.id, sort: 7 },
    ]),
  )
  expect(found).toMatchObject({ changes: 4, refused: 0 })
  expect(await imports.commit(found.id)).toMatchObject({ done: 4, failed: 0 })
  const { passed, exempt } = auditStatus.is
  const facts = async (id: number) => {
    const { sort, auditStatus: audit, isShow, stock, attrValue } = await read(id)
    return [sort, audit, isShow, stock, attrValue[0]?.price]
  }
  const ids = [alone, free, onSale.id, sorted.id]
  expect(await Promise.all(ids.map(facts))).toEqual([
    [7, passed, false, 10, 1000],
    [7, passed, false, 10, 1200],
    [7, exempt, true, 12, 990],
    [7, exempt, true, 10, 990],
  ])
  expect(await imports.undo(found.id)).toMatchObject({ undone: 4, kept: 0 })
  expect(await Promise.all(ids.map(facts))).toEqual([
    [0, passed, false, 10, 1000],
    [0, passed, false, 10, 1000],
    [0, exempt, true, 10, 990],
    [0, exempt, true, 10, 990],
  ])
})

test('a stock that would become too much together with what is there is refused by the check', async () => {
  const { list } = await imports.checked(csvOf([{ productId: await save(), stock: 9_999_990, exportedStock: 0 }]))
  expect(list).toMatchObject([
    { action: importAction.is.refused, problems: [{ line: 2, column: '库存', text: '库存不能超过9999999' }] },
  ])
})

const importing = productImportApi.commit.permission
const importsWith = async (...permissions: readonly string[]) =>
  importsOf(app, { ...shop, owner: await makeStaff(app, shop, { permissions: [importing, ...permissions] }) })

test.each([
  ['price', { price: 12 }, productApi.editFreely],
  ['name', { name: '改名' }, productApi.update],
  ['sort', { sort: 3 }, productApi.editSort],
] as const)(
  'without the permission to change the %s an import may not change it either',
  async (_, cells, endpoint) => {
    const product = await save()
    const before = await read(product)
    const without = await importsWith()
    const { id } = await without.checked(csvOf([{ productId: product, ...cells }]))
    expect((await without.startCommit(id)).message).toBe(`你没有「${endpoint.title}」的权限，不能导入这个文件`)
    const allowed = await importsWith(endpoint.permission)
    expect(await allowed.commit(id)).toMatchObject({ done: 1 })
    const reason = `你没有「${endpoint.title}」的权限，不能撤销这次导入，请由有权限的员工撤销`
    expect((await without.startUndo(id)).message).toBe(reason)
    // Both screens with the button know it before.
    expect([(await without.infoOf(id)).whyNotUndo, await without.listedReason(id)]).toEqual([reason, reason])
    expect([(await allowed.infoOf(id)).whyNotUndo, await allowed.listedReason(id)]).toEqual([null, null])
    expect(await allowed.undo(id)).toMatchObject({ undone: 1, kept: 0 })
    expect(await read(product)).toMatchObject({ name: before.name, sort: before.sort, attrValue: [{ price: 1000 }] })
  },
)

test('a file does not reveal cost prices', async () => {
  const product = await save()
  const line = csvOf([{ productId: product, cost: 1, price: 12 }])
  const [{ list: hidden }, { list: seen }] = [
    await (await importsWith()).checked(line),
    await (await importsWith(productApi.info.permission)).checked(line),
  ]
  const costOf = (rows: typeof seen) => rows[0]?.changes.find(({ field }) => field === '成本价')
  expect(costOf(hidden)).toEqual({ field: '成本价', before: '******', after: '1' })
  expect(costOf(seen)).toEqual({ field: '成本价', before: '5', after: '1' })
})

test('undoing an import needs the permissions to delete products and to change stock', async () => {
  const [onSale, sorted] = [await makeProduct(app, shop), await makeProduct(app, shop)]
  const sample = (await imports.exported('csv', 2)).toString().split('\r\n')[1]?.split(',') ?? []
  const [category = '', storeCategories = ''] = [sample[4], sample[5]]
  const template = sample.find((cell) => /^模板\d+$/.test(cell)) ?? ''
  const texts = { unitName: '盒', intro: '好', cover: '/media/c.png', slides: '/media/c.png' }
  const { id } = await imports.checked(
    csvOf([
      { productId: onSale.id, stock: 12 },
      { productId: sorted.id, stock: 12, sort: 4 },
      { name: '新商品', category, storeCategories, template, price: 10, stock: 3, ...texts },
    ]),
  )
  const { done } = await imports.commit(id)
  expect(done).toBe(3)
  const created = (await imports.rowsOf(id)).at(-1)?.productId ?? 0
  const { message } = await (await importsWith(productApi.save.permission)).startUndo(id)
  for (const { title } of [productApi.delete, productApi.addStock, productApi.editSort]) {
    expect(message).toContain(`「${title}」`)
  }
  expect(message).not.toContain(productApi.save.title)
  expect(await read(created)).toMatchObject({ name: '新商品' })
  expect(await read(onSale.id)).toMatchObject({ stock: 12 })
  const rights = [productApi.delete, productApi.addStock, productApi.editSort].map(({ permission }) => permission)
  expect(await (await importsWith(...rights)).undo(id)).toMatchObject({ undone: 3, kept: 0 })
})
