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
import { useTestApp } from '#test/app/test-app'

const app = useTestApp()
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

test.each([
  ['price', { price: 12 }, productApi.editFreely],
  ['name', { name: '改名' }, productApi.update],
  ['sort', { sort: 3 }, productApi.editSort],
] as const)('who may not change the %s by hand may not do it by a file', async (_, cells, endpoint) => {
  const line = csvOf([{ productId: await save(), ...cells }])
  const importing = productImportApi.commit.permission
  const as = async (permissions: readonly string[]) =>
    importsOf(app, { ...shop, owner: await makeStaff(app, shop, { permissions }) })
  const without = await as([importing])
  const { id } = await without.checked(line)
  expect((await without.startCommit(id)).message).toBe(`您没有「${endpoint.title}」的权限，不能导入这个文件`)
  expect(await (await as([importing, endpoint.permission])).commit(id)).toMatchObject({ done: 1 })
})
