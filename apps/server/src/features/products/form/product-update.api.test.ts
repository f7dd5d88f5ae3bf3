import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { pictureApi } from '@zhanggui/contract/picture'
import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus } from '@zhanggui/domain/product/product-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { changesOf } from '#test/read/log.sql'
import { ledgerOf, skuVersions } from '#test/read/product.sql'
import { makePictureAt } from '#test/make/picture.sql'
import { fourSkus, makeProductDraft, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { needsReview: false })
})

const info = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
async function saved(more: Partial<ProductDraft> = {}): Promise<ProductDetail> {
  const { data } = await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })
  return info(data.id)
}
type Change = Omit<InputOf<typeof productApi.update>, 'isAutoUp' | 'isAutoSubmitAudit'>
const update = (change: Change & { isAutoUp?: boolean; isAutoSubmitAudit?: boolean }, as = token) =>
  app.call(productApi.update, { isAutoUp: false, isAutoSubmitAudit: false, ...change }, { token: as })
const skuOf = ({ attrValue }: ProductDetail, label: string) => {
  const sku = attrValue.find((row) => row.label === label)
  if (!sku) throw new Error(`no SKU ${label}`)
  return sku
}

describe('SKUs', () => {
  test('one changed price is one row written, and told with before and after', async () => {
    const product = await saved(fourSkus())
    const before = await skuVersions(app, shop, product.id)
    const { id, stock } = skuOf(product, '蓝,S')
    const put = [skuDraft({ 颜色: '蓝', 尺码: 'S' }, { id, price: toFen(800), stock, loadedStock: stock })]
    expect((await update({ id: product.id, skuChanges: { put, removed: [] } })).code).toBe(200)
    const after = await skuVersions(app, shop, product.id)
    expect([...after].filter(([sku, version]) => before.get(sku) !== version).map(([sku]) => sku)).toEqual([id])
    expect(await info(product.id)).toMatchObject({ version: 2, stock: 40, attrValue: [{}, {}, { price: 800 }, {}] })
    expect((await app.call(productApi.list, { type: 2 }, { token })).data.list[0]).toMatchObject({ price: 800 })
    expect(await changesOf(app, shop)).toEqual([{ field: '蓝,S 售价', before: '10.00', after: '8.00' }])
  })

  test('keep their ids when the specs change places, and when the form forgot the ids', async () => {
    const product = await saved(fourSkus())
    const attr = fourSkus().attr.toReversed()
    await update({ id: product.id, attr, attrValue: product.attrValue.map((sku) => skuDraft(sku.values)) })
    const after = await info(product.id)
    expect(after.attrValue.map(({ label }) => label)).toEqual(['S,红', 'S,蓝', 'M,红', 'M,蓝'])
    expect(skuOf(after, 'M,蓝').id).toBe(skuOf(product, '蓝,M').id)
    expect(after.attr.map(({ id }) => id)).toEqual(product.attr.map(({ id }) => id).toReversed())
    expect(await ledgerOf(app, shop, product.id)).toHaveLength(4)
  })

  test('may swap their combinations', async () => {
    const product = await saved(fourSkus())
    const [first, second] = [skuOf(product, '红,S'), skuOf(product, '红,M')]
    const put = [
      skuDraft({ 颜色: '红', 尺码: 'M' }, { id: first.id }),
      skuDraft({ 颜色: '红', 尺码: 'S' }, { id: second.id }),
    ]
    expect((await update({ id: product.id, skuChanges: { put, removed: [] } })).code).toBe(200)
    expect(skuOf(await info(product.id), '红,M').id).toBe(first.id)
  })

  test("that are dropped leave with their stock, and their id is nobody's any more", async () => {
    const product = await saved(fourSkus())
    const gone = skuOf(product, '蓝,M')
    await update({ id: product.id, skuChanges: { put: [], removed: [gone.id] } })
    expect(await info(product.id)).toMatchObject({ stock: 30, attrValue: [{}, {}, {}] })
    expect(await ledgerOf(app, shop, product.id)).toContainEqual(
      expect.objectContaining({ sku_id: gone.id, reason: 8, delta: -10, after: 0 }),
    )
    const put = [skuDraft({ 颜色: '蓝', 尺码: 'M' }, { id: gone.id })]
    const refusal = { code: 6901, message: '商品规格不存在' }
    expect(await update({ id: product.id, skuChanges: { put, removed: [] } })).toMatchObject(refusal)
    expect(await update({ id: product.id, skuChanges: { put: [], removed: [gone.id] } })).toMatchObject(refusal)
    await update({ id: product.id, skuChanges: { put: [skuDraft({ 颜色: '蓝', 尺码: 'M' })], removed: [] } })
    expect(skuOf(await info(product.id), '蓝,M').id).not.toBe(gone.id)
  })

  test('of another product are refused', async () => {
    const [product, other] = [await saved(fourSkus()), await saved(fourSkus())]
    const put = [skuDraft({ 颜色: '红', 尺码: 'S' }, { id: skuOf(other, '红,S').id })]
    expect(await update({ id: product.id, skuChanges: { put, removed: [] } })).toMatchObject({ code: 6901 })
  })

  test('of two thousand, all new', async () => {
    const values = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`)
    const [colours, sizes] = [values('色', 50), values('码', 40)]
    const attr = Object.entries({ 颜色: colours, 尺码: sizes }).map(([name, all]) => ({ name, values: all }))
    const attrValue = colours.flatMap((颜色) => sizes.map((尺码) => skuDraft({ 颜色, 尺码 }, { stock: 1 })))
    const product = await saved({ specType: true, attr, attrValue })
    expect(product).toMatchObject({ stock: 2000 })
    expect(product.attrValue[41]).toMatchObject({ label: '色1,码1' })
  })

  test('from several to one', async () => {
    const product = await saved(fourSkus())
    const attr = [{ name: '规格', values: ['默认'] }]
    await update({ id: product.id, specType: false, attr, attrValue: [skuDraft({ 规格: '默认' }, { stock: 3 })] })
    expect(await info(product.id)).toMatchObject({ specType: false, stock: 3, attrValue: [{ label: '默认' }] })
  })
})

describe('stock', () => {
  const one = (id: number, more: object) => skuDraft({ 规格: '默认' }, { id, ...more })
  const idOf = (product: ProductDetail) => product.attrValue[0]?.id ?? 0

  test('changes by what the form changed, on top of what was added meanwhile', async () => {
    const product = await saved()
    const skuId = idOf(product)
    await app.call(productApi.addStock, { id: product.id, attrValueList: [{ id: skuId, stock: 5 }] }, { token })
    await update({ id: product.id, skuChanges: { put: [one(skuId, { stock: 8, loadedStock: 10 })], removed: [] } })
    expect(await info(product.id)).toMatchObject({ stock: 13 })
    expect(await ledgerOf(app, shop, product.id)).toMatchObject([
      { reason: 1, delta: 10, before: 0, after: 10, admin_id: shop.owner.adminId },
      { reason: 3, delta: 5, before: 10, after: 15 },
      { reason: 2, delta: -2, before: 15, after: 13 },
    ])
  })

  test('is set where nothing was loaded', async () => {
    const product = await saved()
    await update({ id: product.id, skuChanges: { put: [one(idOf(product), { stock: 3 })], removed: [] } })
    expect(await info(product.id)).toMatchObject({ stock: 3 })
  })

  test('never rises above what a form may say', async () => {
    const product = await saved()
    const put = [one(idOf(product), { stock: 5, loadedStock: -9_999_999 })]
    const refusal = { code: 1000, message: '库存不能超过9999999' }
    expect(await update({ id: product.id, skuChanges: { put, removed: [] } })).toMatchObject(refusal)
    const attrValueList = [{ id: idOf(product), stock: 9_999_990 }]
    expect(await app.call(productApi.addStock, { id: product.id, attrValueList }, { token })).toMatchObject(refusal)
  })

  test('never falls below nothing', async () => {
    const product = await saved()
    const put = [one(idOf(product), { stock: 0, loadedStock: 11 })]
    expect(await update({ id: product.id, skuChanges: { put, removed: [] } })).toMatchObject({
      code: 1000,
      message: '规格「默认」的库存已变为10，请刷新后重试',
    })
  })
})

describe('two who edit', () => {
  test('the second is told who was faster', async () => {
    const product = await saved()
    const colleague = await makeStaff(app, shop, { realName: '王店员', permissions: ['merchant:product:update'] })
    await update({ id: product.id, version: 1, name: '新名字' }, colleague.token)
    const answer = await update({ id: product.id, version: 1, name: '另一个' })
    expect(answer).toMatchObject({ code: 409, message: '数据已被 王店员 修改', data: null })
  })

  test('a change of the order counts, a change of stock does not', async () => {
    const product = await saved()
    const attrValueList = [{ id: product.attrValue[0]?.id ?? 0, stock: 1 }]
    await app.call(productApi.addStock, { id: product.id, attrValueList }, { token })
    expect((await info(product.id)).version).toBe(1)
    await app.call(productApi.editSort, { id: product.id, sort: 7 }, { token })
    expect(await update({ id: product.id, version: 1, name: '晚了' })).toMatchObject({ code: 409 })
  })

  test('at the same moment: one wins', async () => {
    const product = await saved()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => update({ id: product.id, version: 1, name: `第${index}个` })),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  })
})

describe('the state', () => {
  test.each([
    ['on sale after a review', { isShow: true, audit: auditStatus.is.passed }, 6106, '商品已上架'],
    ['in review', { audit: auditStatus.is.waiting, isAudit: true }, 6107, '商品审核中'],
    ['in the bin', { isRecycle: true }, 6105, '商品已经删除'],
  ])('%s refuses an edit', async (_, state, code, message) => {
    const product = await saved()
    await putState(app, shop, product.id, state)
    expect(await update({ id: product.id, name: '新名字' })).toMatchObject({ code, message })
  })

  test('of an approved product falls back to the review, of an exempt one stays', async () => {
    const [approved, exempt] = [await saved(), await saved()]
    await putState(app, shop, approved.id, { audit: auditStatus.is.passed })
    await update({ id: approved.id, name: '新名字' })
    await update({ id: exempt.id, name: '新名字', isAutoUp: true })
    expect(await info(approved.id)).toMatchObject({ auditStatus: 1, isAudit: false, isShow: false })
    expect(await info(exempt.id)).toMatchObject({ auditStatus: 0, isShow: true })
  })

  test('of a refused product: edited and submitted in one go, the reason is gone', async () => {
    await setShop(app, shop, { needsReview: true })
    const product = await saved()
    await putState(app, shop, product.id, { audit: auditStatus.is.refused })
    await update({ id: product.id, name: '改好了', isAutoSubmitAudit: true, isAutoUp: true })
    expect(await info(product.id)).toMatchObject({ auditStatus: 1, isAudit: true, isAutoUp: true, reason: '' })
    await setShop(app, shop, { needsReview: false })
  })
})

test('every field that changed is in the log by name, and nothing else', async () => {
  const product = await saved()
  await update({
    id: product.id,
    name: '云雾茶',
    deliveryMethod: ['1', '2'],
    guaranteeIds: [1, 2],
    content: '<b>新</b>',
  })
  expect(await changesOf(app, shop)).toEqual([
    { field: '商品名称', before: '山野春茶', after: '云雾茶' },
    { field: '配送方式', before: '商家配送', after: '商家配送、到店自提' },
    { field: '保障服务', before: '', after: '七天无理由退货、假一赔十' },
    { field: '商品详情', before: '', after: '已修改' },
  ])
})

test('scripts in the description do not survive', async () => {
  const content =
    '<p onclick="x()">好<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">链</a></p>'
  const product = await saved({ content })
  expect(product.content).toBe('<p>好链</p>')
  await update({ id: product.id, content: '<svg onload=alert(1)>' })
  expect((await info(product.id)).content).toBe('')
})

test('pictures that it shows cannot be deleted unnoticed, until it shows them no more', async () => {
  const [cover, inText] = [await makePictureAt(app, shop), await makePictureAt(app, shop)]
  const product = await saved({ image: cover.url, content: `<p><img src="${inText.url}"></p>` })
  const uses = async () => (await app.call(pictureApi.usage, { ids: [cover.id, inText.id] }, { token })).data
  expect(await uses()).toMatchObject([
    { attId: cover.id, label: '商品：山野春茶' },
    { attId: inText.id, label: '商品：山野春茶' },
  ])
  await update({ id: product.id, image: '/media/other.png' })
  expect(await uses()).toMatchObject([{ attId: inText.id }])
})
