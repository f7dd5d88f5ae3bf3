import { noticeApi } from '@zhanggui/contract/notice'
import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { reserveStock } from '#features/products/public'
import { inPlatform } from '#platform/db/platform-db'
import { jobContextOf } from '#platform/jobs/job-context'
import { changesOf, logLines } from '#test/read/log.sql'
import { ledgerOf, stockTotals } from '#test/read/product.sql'
import { inShop } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { fourSkus, makeProductDraft, setShop } from '#test/make/product-draft.sql'
import { csvOf, importsOf, type SheetLine } from '#test/make/product-import'
import { changeSlowly, giveToAnother, setImportState } from '#test/make/product-import.sql'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { setupTestApp } from '#test/app/test-app'
import { storedFiles } from '#test/files/upload'
import { productImportJob } from '../product-import.job.ts'
import { sweepImports } from '../product-import.sql.ts'

const app = setupTestApp()
const { done, failed, undone, kept } = importOutcome.is
let shop: Shop
let imports: ReturnType<typeof importsOf>
let newProduct: SheetLine

const as = () => ({ token: shop.owner.token })
const save = async (more: Partial<ProductDraft> = {}) =>
  (await app.call(productApi.save, await makeProductDraft(app, shop, more), as())).data.id
const read = async (id: number) => (await app.call(productApi.info, { id }, as())).data
const sell = (productId: number, skuId: number, quantity: number) =>
  inShop(app, shop, ({ db, now }) => reserveStock(db, now, 'A1', [{ productId, skuId, quantity }]))

beforeAll(async () => {
  shop = await makeShop(app)
  imports = importsOf(app, shop)
  await setShop(app, shop, { needsReview: false })
  await save({ name: '样品' })
  const sample = (await imports.exported('csv', 2)).toString().split('\r\n')[1]?.split(',') ?? []
  const [category = '', storeCategories = ''] = [sample[4], sample[5]]
  const template = sample.find((cell) => /^模板\d+$/.test(cell)) ?? ''
  const texts = { unitName: '盒', intro: '好', cover: '/media/c.png', slides: '/media/c.png' }
  newProduct = { name: '新商品', category, storeCategories, template, price: 10, stock: 3, ...texts }
})

describe('taking in', () => {
  test('happens once, one step at a time', async () => {
    const id = await save()
    const { data: file } = await imports.send(csvOf([{ productId: id, price: 11 }]))
    expect((await imports.startCommit(file.id)).message).toBe('请先检查文件')
    expect((await imports.startUndo(file.id)).message).toBe('请先检查文件')
    await imports.check(file.id)
    const answers = await Promise.all([imports.startCommit(file.id), imports.startCommit(file.id)])
    expect(answers.map(({ message }) => message).toSorted()).toEqual(['导入正在进行中，请稍候', '操作成功'])
    await ended(app, shop.owner, (await imports.infoOf(file.id)).taskId)
    expect((await imports.startCommit(file.id)).message).toBe('该文件已导入，请重新上传')
    await expect(imports.check(file.id)).rejects.toThrow('该文件已导入')
    expect((await read(id)).version).toBe(2)
    const { data: notices } = await app.call(noticeApi.list, {}, as())
    expect(notices.list.slice(0, 2)).toMatchObject([
      {
        title: '导入商品（商品.csv）已完成',
        content: '共 1 条，全部成功',
        url: `/product/list/import?id=${file.id}`,
      },
      { title: '检查商品导入文件（商品.csv）已完成', content: '添加 0 个，修改 1 个，无变化 0 个，有问题 0 个' },
    ])
  })

  test('fails where the product was changed or went after the dry run', async () => {
    const ids = [await save(), await save(), await save()]
    const { id } = await imports.checked(csvOf(ids.map((productId) => ({ productId, price: 11 }))))
    await app.call(productApi.editSort, { id: ids[0] ?? 0, sort: 3 }, as())
    await app.call(productApi.delete, { id: ids[1] ?? 0, type: 'recycle' }, as())
    expect(await imports.commit(id)).toMatchObject({ state: importState.is.committed, done: 1, failed: 2 })
    expect(await imports.rowsOf(id, { outcome: failed })).toMatchObject([
      { productId: ids[0], reason: '商品在检查后被修改，请重新检查' },
      { productId: ids[1], reason: '商品已进入回收站' },
    ])
  })

  test('that was interrupted resumes where it was and repeats nothing', async () => {
    const ids = [await save(), await save()]
    const lines = [...ids.map((productId) => ({ productId, stock: 15 })), { ...newProduct, productId: '' }]
    const { id } = await imports.checked(csvOf(lines))
    const { data } = await imports.startCommit(id)
    // Fails after the rows, while writing the log.
    const context = jobContextOf(app.platform, shop.merId, 1)
    const dying = { ...context, newId: () => Promise.reject(new Error('the machine died')) }
    const payload = { taskId: data.taskId }
    await Promise.allSettled([productImportJob.run(dying, payload)])
    await Promise.all([productImportJob.run(context, payload), productImportJob.run(context, payload)])
    await ended(app, shop.owner, data.taskId)
    expect(await imports.infoOf(id)).toMatchObject({ state: importState.is.committed, done: 3, failed: 0 })
    for (const each of ids) expect(await ledgerOf(app, shop, each)).toMatchObject([{}, { delta: 5, after: 15 }])
    const { list } = (await app.call(productApi.list, { type: 2, keywords: '新商品' }, as())).data
    expect(list).toHaveLength(1)
  })
})

describe('taking in, when others are at it too', () => {
  test('sees the change of somebody who was first, though it began before', async () => {
    const onSale = await makeProduct(app, shop)
    const { id } = await imports.checked(csvOf([{ productId: onSale.id, stock: 12 }]))
    const { data } = await changeSlowly(app, shop, onSale.id, () => imports.startCommit(id))
    await ended(app, shop.owner, data.taskId)
    expect(await imports.rowsOf(id)).toMatchObject([{ outcome: failed, reason: '商品在检查后被修改，请重新检查' }])
    expect((await read(onSale.id)).stock).toBe(10)
  })

  test('does not go on once the import is in the hands of another task', async () => {
    const { id } = await imports.checked(csvOf([{ productId: await save(), stock: 15 }]))
    const { taskId } = await imports.commit(id)
    await giveToAnother(app, shop, id, taskId)
    await productImportJob.run(jobContextOf(app.platform, shop.merId, 2), { taskId })
    expect(await imports.rowsOf(id)).toMatchObject([{ outcome: importOutcome.is.waiting }])
    expect(await imports.infoOf(id)).toMatchObject({ state: importState.is.undoing, done: 1 })
    await setImportState(app, shop, id, importState.is.undone)
  })
})

test('the log names the products and the rows', async () => {
  const ids = [
    await save({ name: '甲' }),
    await save({ name: '乙' }),
    (await makeProduct(app, shop, { name: '丙' })).id,
  ]
  const lines = ids.toReversed().map((productId) => ({ productId, stock: 12 }))
  const { id } = await imports.checked(csvOf(lines))
  expect((await logLines(app, shop)).slice(-2).map(({ subject }) => subject)).toEqual(['商品.csv', '商品.csv'])
  await imports.commit(id)
  expect((await logLines(app, shop)).at(-1)?.params).toContain('"rows":"1-3"')
  const stock = { before: '10', after: '12' }
  const fields = ['甲 默认 库存', '乙 默认 库存', '丙 默认 库存']
  expect(await changesOf(app, shop)).toEqual(fields.map((field) => ({ field, ...stock })))
  await imports.undo(id)
  expect(await changesOf(app, shop)).toMatchObject([{ field: '甲 默认 库存' }, {}, { field: '丙 库存', after: '10' }])
})

describe('taking back', () => {
  test('puts everything back: fields, prices, specs, the difference of the stock, new products', async () => {
    const multi = await save({ ...fourSkus(), name: '多规格' })
    const onSale = await makeProduct(app, shop)
    const free = await save({ name: '只改库存' })
    const before = await read(multi)
    const sku = before.attrValue[0]
    const { id } = await imports.checked(
      csvOf([
        { productId: multi, skuId: sku?.id ?? 0, name: '改名', specs: '颜色：大红；尺码：S', price: 99, stock: 4 },
        { productId: multi, specs: '颜色：绿；尺码：S', price: 9, stock: 4 },
        { productId: onSale.id, stock: 12 },
        { productId: free, stock: 30 },
        { ...newProduct, name: '会消失' },
      ]),
    )
    expect(await imports.commit(id)).toMatchObject({ done: 4, failed: 0 })
    const made = (await imports.rowsOf(id)).at(-1)?.productId ?? 0
    expect(await read(multi)).toMatchObject({ name: '改名', attr: [{ values: ['红', '蓝', '大红', '绿'] }, {}] })
    await sell(multi, sku?.id ?? 0, 1)
    expect((await imports.infoOf(id)).undoUntil).not.toBeNull()
    expect(await imports.undo(id)).toMatchObject({ state: importState.is.undone, undone: 4, kept: 0, undoUntil: null })
    const after = await read(multi)
    expect(after).toMatchObject({ name: '多规格', attr: before.attr, stock: 39, version: 3 })
    expect(after.attrValue.map(({ label, price, stock }) => [label, price, stock])).toEqual(
      before.attrValue.map(({ label, price }, at) => [label, price, at === 0 ? 9 : 10]),
    )
    expect(await stockTotals(app, shop, multi)).toMatchObject({ total: 39, skus: 39, astray: 0 })
    expect((await read(onSale.id)).stock).toBe(10)
    expect((await ledgerOf(app, shop, free)).at(-1)).toMatchObject({ reason: stockReason.is.imported, after: 10 })
    expect((await app.call(productApi.info, { id: made }, as())).code).toBe(6102)
    expect((await imports.startUndo(id)).message).toBe('该导入已撤销，请重新上传')
  })

  test('leaves what was touched or sold since, and says why', async () => {
    const [edited, sold] = [await save(), await save()]
    const onSale = await makeProduct(app, shop, { stock: 0 })
    const { id } = await imports.checked(
      csvOf([
        { productId: edited, price: 11 },
        { productId: sold, stock: 20 },
        { productId: onSale.id, stock: 2 },
        { ...newProduct, name: '已卖出' },
        { ...newProduct, name: '已上架' },
      ]),
    )
    await imports.commit(id)
    const rows = await imports.rowsOf(id, { outcome: done })
    await app.call(productApi.editSort, { id: edited, sort: 5 }, as())
    const skuOf = async (product: number) => (await read(product)).attrValue[0]?.id ?? 0
    await sell(sold, await skuOf(sold), 15)
    await sell(onSale.id, await skuOf(onSale.id), 1)
    app.passTime(1000)
    await sell(rows[3]?.productId ?? 0, await skuOf(rows[3]?.productId ?? 0), 1)
    await app.call(productApi.up, { id: rows[4]?.productId ?? 0 }, as())
    expect(await imports.undo(id)).toMatchObject({ undone: 0, kept: 5 })
    expect((await imports.rowsOf(id, { outcome: kept })).map(({ reason }) => reason)).toEqual([
      '导入后又被修改，未撤销',
      '规格「默认」的库存已变为5，请刷新后重试',
      '库存已不足，无法扣回',
      '导入后又被修改，未撤销',
      '导入后又被修改，未撤销',
    ])
    expect(await imports.rowsOf(id, { outcome: undone })).toEqual([])
  })

  test('is over after a day, and the import itself after a week', async () => {
    const product = await save()
    const { id } = await imports.checked(csvOf([{ productId: product, price: 12 }]))
    await imports.commit(id)
    app.passTime(25 * 3_600_000)
    const later = async () => {
      const token = await makeToken(app, shop.merId, shop.owner.adminId)
      return importsOf(app, { ...shop, owner: { ...shop.owner, token } })
    }
    expect((await (await later()).startUndo(id)).message).toBe('导入超过24小时，不能撤销')
    app.passTime(6 * 24 * 3_600_000)
    await inPlatform(app.platform.pool, (db) => sweepImports(db, app.now()))
    await expect((await later()).infoOf(id)).resolves.toBeNull()
    await app.drainJobs()
    expect(storedFiles(app)).not.toContainEqual(expect.stringMatching(/\.csv$/))
  })
})
