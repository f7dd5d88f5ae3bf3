import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { importState } from '@zhanggui/domain/product/import-codes'
import { exportFormat } from '@zhanggui/domain/task/task-codes'
import { beforeAll, expect, test } from 'vitest'
import { logLines } from '#test/read/log.sql'
import { makeProduct } from '#test/make/product.sql'
import { csvOf, importsOf } from '#test/make/product-import'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'
import { storedFiles } from '#test/files/upload'

const app = setupTestApp()
let shop: Shop
let imports: ReturnType<typeof importsOf>

beforeAll(async () => {
  shop = await makeShop(app)
  imports = importsOf(app, shop)
})

const BAD = '文件不是有效的xlsx或csv文件'

test.each([
  ['a table with another name', 'a,b\n1,2', '商品.xlsx', BAD],
  ['the old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '商品.xls', BAD],
  ['an archive that is cut off', Buffer.from('504b0304140008080800', 'hex'), '商品.xlsx', BAD],
  ['no encoding', Buffer.from([0x61, 0x2c, 0xff, 0xff]), '商品.csv', BAD],
  ['only empty rows', ',,\n\n,,', '商品.csv', '文件中没有内容'],
  ['only a head', '商品ID,售价', '商品.csv', '文件中没有商品数据'],
  ['too many rows', `名称\n${'a\n'.repeat(200_001)}`, '商品.csv', '文件超过200000行，请分成多个文件'],
])('%s is refused and not kept', async (_, content, name, message) => {
  expect(await imports.send(content, name)).toMatchObject({ message })
  expect(storedFiles(app)).toEqual([])
})

test('a title that is cut keeps whole characters', async () => {
  const own = importsOf(app, await makeShop(app))
  const { code, data } = await own.send(`${'长'.repeat(99)}🍵\n1`)
  expect({ code, title: data.columns[0]?.title }).toEqual({ code: 200, title: '长'.repeat(99) })
})

test('a file is told with its head, its first rows and what we take them for', async () => {
  const { data } = await imports.send('名称,颜色,价格,货号\n"茶\n叶",红,1,007\n杯,蓝,2,\n碗,,3,\n盘,,4,')
  expect(data).toMatchObject({
    fileName: '商品.csv',
    state: importState.is.uploaded,
    rows: 4,
    columns: [
      { title: '名称', samples: ['茶\n叶', '杯', '碗'] },
      { title: '颜色', samples: ['红', '蓝', ''] },
      { title: '价格', samples: ['1', '2', '3'] },
      { title: '货号', samples: ['007', '', ''] },
    ],
    mapping: [
      { field: 'name', column: 0 },
      { field: 'price', column: 2 },
      { field: 'barCode', column: 3 },
    ],
    undoUntil: null,
  })
  expect((await logLines(app, shop)).at(-1)).toMatchObject({ method: 'productImport.upload', operation: '增加' })
  await expect(imports.check(data.id, [{ field: 'price', column: 2 }])).rejects.toThrow(
    '请匹配「商品ID」或「商品名称」',
  )
  await expect(imports.check(data.id, [{ field: 'name', column: 4 }])).rejects.toThrow('匹配的列不在文件中')
  const { data: nothing } = await imports.send('甲,乙\n1,2')
  expect(nothing.mapping).toEqual([])
})

test('a file may be checked again with other columns', async () => {
  const { id } = await makeProduct(app, shop)
  const found = await imports.checked(csvOf([{ productId: id, name: '新名' }]))
  expect(found).toMatchObject({ refused: 1 })
  const again = await imports.check(found.id, [{ field: 'productId', column: 0 }])
  expect(again).toMatchObject({ state: importState.is.checked, same: 1, refused: 0 })
  expect(await imports.rowsOf(found.id)).toHaveLength(1)
  const seen = { id: found.id, skipRefused: true, checkNo: found.checkNo }
  expect((await app.call(productImportApi.commit, seen, imports.as)).message).toBe(
    '该文件已被重新检查，请查看新的结果后再导入',
  )
  const { data } = await app.call(productImportApi.list, {}, { token: shop.owner.token })
  expect(data.list[0]).toMatchObject({ id: found.id, same: 1 })
})

test('a check that cannot be done says why, and may be tried again', async () => {
  const own = importsOf(app, await makeShop(app))
  const { data } = await own.send(csvOf([{ productId: 1, price: 1 }]))
  const folder = join(app.dataDir, 'files', 'import')
  await rename(folder, `${folder}-away`)
  expect(await own.check(data.id)).toMatchObject({ state: importState.is.failed, error: '文件已过期，请重新上传' })
  expect((await own.startCommit(data.id)).message).toBe('请先检查文件')
  await rename(`${folder}-away`, folder)
  expect(await own.check(data.id)).toMatchObject({ state: importState.is.checked, error: '', refused: 1 })
})

test.each(exportFormat.codes)(
  'the template as %s is understood, its examples are not taken for products',
  async (format) => {
    const mine = await makeShop(app)
    const own = importsOf(app, mine)
    const answer = await fetch(`${app.url}/api${productImportApi.template.path}?format=${format}`, {
      headers: { 'x-token': mine.owner.token },
    })
    const { data } = await own.send(new Uint8Array(await answer.arrayBuffer()), `模板.${format}`)
    expect(data.rows).toBe(3)
    expect(data.mapping).toHaveLength(data.columns.length)
    expect(await own.check(data.id)).toMatchObject({ refused: 2, creates: 0 })
    const told = (await own.rowsOf(data.id)).map(({ problems }) => problems)
    const text = '这是模板的示例，请删除这些行或换成自己的商品'
    expect(told).toEqual([2, 3].map((line) => [{ line, column: '商品名称', text }]))
  },
)
