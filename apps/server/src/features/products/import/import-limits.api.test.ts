import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { type ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { importState } from '@zhanggui/domain/product/import-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { csvOf, importsOf } from '#test/make/product-import'
import { makeImports, setImportState } from '#test/make/product-import.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'
import { storedFiles } from '#test/files/upload'

const app = setupTestApp()
const { checking, checked, committing, committed, failed } = importState.is
const MEGABYTE = 1024 * 1024
const file = csvOf([{ productId: 1, price: 1 }])
let shop: Shop
let imports: ReturnType<typeof importsOf>

beforeEach(async () => {
  shop = await makeShop(app)
  imports = importsOf(app, shop)
})

test('a merchant has two imports under way at most', async () => {
  const [first = 0] = await makeImports(app, shop, 1, { state: checking })
  await makeImports(app, shop, 1, { state: committing })
  const { data } = await imports.send(file)
  await expect(imports.check(data.id)).rejects.toThrow('已有 2 个导入正在进行，请等其中一个完成')
  await setImportState(app, shop, first, failed)
  expect(await imports.check(data.id)).toMatchObject({ state: checked })
})

test('of two concurrent starts beyond the limit one is refused', async () => {
  await makeImports(app, shop, 1, { state: checking })
  const files = [(await imports.send(file)).data, (await imports.send(file)).data]
  const begin = ({ id, mapping }: ProductImport) => app.call(productImportApi.check, { id, mapping }, imports.as)
  const answers = await Promise.all(files.map(begin))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([resultCode.ok, resultCode.refused]))
})

describe('files that are kept', () => {
  const FULL = '未完成的导入文件过多（最多50个、500MB），请先导入已上传的文件，或明天再上传'

  test('make room, the oldest that are done first; their imports stay in the history', async () => {
    const before = storedFiles(app)
    const { data: old } = await imports.send(file)
    const stored = storedFiles(app).find((name) => !before.includes(name))
    await setImportState(app, shop, old.id, committed)
    await makeImports(app, shop, 49, { state: checked })
    expect((await imports.send(file)).code).toBe(resultCode.ok)
    expect(await imports.infoOf(old.id)).toMatchObject({ state: committed, fileName: '商品.csv' })
    await app.drainJobs()
    expect(storedFiles(app)).not.toContain(stored)
  })

  test.each([
    ['too many', 50, 1],
    ['too large together', 10, 50 * MEGABYTE],
  ])('are %s while none of them is done', async (_, count, size) => {
    await makeImports(app, shop, count, { state: checked, size })
    const before = storedFiles(app)
    expect((await imports.send(file)).message).toBe(FULL)
    expect(storedFiles(app)).toEqual(before)
  })

  test('go after a day where nobody is at them', async () => {
    const createdAt = new Date(app.now().getTime() - 25 * 3_600_000)
    const [underWay = 0, ...others] = await makeImports(app, shop, 50, { state: checked, createdAt })
    await setImportState(app, shop, underWay, checking)
    expect((await imports.send(file)).code).toBe(resultCode.ok)
    await setImportState(app, shop, underWay, checked)
    const check = async (id: number) => imports.check(id, [{ field: 'name', column: 0 }])
    await expect(check(others[0] ?? 0)).rejects.toThrow('文件已过期，请重新上传')
    expect((await check(underWay)).error).toBe('文件已过期，请重新上传')
  })
})

test.each(['check', 'commit', 'undo'] as const)('%s is not asked for without end', async (step) => {
  const { max } = productImportApi[step].rate ?? { max: 0 }
  app.startWindow(productImportApi[step])
  const input = { id: 1, mapping: [{ field: 'name' as const, column: 0 }], skipRefused: true, checkNo: 1 }
  const calls = Array.from({ length: max + 1 }, () => app.call(productImportApi[step], input, imports.as))
  const codes = (await Promise.all(calls)).map(({ code }) => code)
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})
