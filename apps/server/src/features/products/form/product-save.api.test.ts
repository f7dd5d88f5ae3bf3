import { productApi } from '@zhanggui/contract/goods/product'
import { productDraft, type ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fourSkus, makeProductDraft, makeTemplate, seeded, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { needsReview: false })
})

async function save(more: Partial<ProductDraft> = {}) {
  return app.call(productApi.save, await makeProductDraft(app, shop, more), { token })
}
const onTheWire = async (id: number) =>
  (await send(`${app.url}/api${productApi.info.path.replace('{id}', String(id))}`, { method: 'GET', token })).data
const info = async (id: number) => (await app.call(productApi.info, { id }, { token })).data

test('what is saved is read again as the specification spells it, SKUs in the order of the specs', async () => {
  const skus = fourSkus()
  const { code, data } = await save({
    ...skus,
    // Not every combination is sold, and the request's order does not matter.
    attrValue: [
      skuDraft({ 尺码: 'M', 颜色: '蓝' }, { price: toFen(3990), stock: 5, otPrice: toFen(5900), barCode: 'A-1' }),
      skuDraft({ 颜色: '红', 尺码: 'S' }, { price: toFen(3500), stock: 7, otPrice: toFen(4900), weight: 1250 }),
    ],
    keyword: ['茶', '春天'],
    guaranteeIds: [seeded.guarantee],
    content: '<p>好茶</p>',
    sliderImage: ['/media/main.mp4', '/media/a.png', '/media/b.png'],
    deliveryMethod: ['1', '2'],
  })
  expect(code).toBe(200)
  expect(await onTheWire(data.id)).toMatchObject({
    id: data.id,
    name: '山野春茶',
    keyword: '茶,春天',
    specType: true,
    sliderImage: '["/media/main.mp4","/media/a.png","/media/b.png"]',
    guaranteeIds: '1',
    guaranteeList: [{ id: 1, name: '七天无理由退货', isShow: true }],
    brandName: '',
    deliveryMethod: '1,2',
    content: '<p>好茶</p>',
    stock: 12,
    version: 1,
    attr: [
      { attrName: '颜色', attrValues: '红,蓝' },
      { attrName: '尺码', attrValues: 'S,M' },
    ],
    attrValue: [
      { sku: '红,S', attrValue: '{"颜色":"红","尺码":"S"}', price: '35.00', stock: 7, weight: 1.25, volume: 0.001 },
      { sku: '蓝,M', attrValue: '{"颜色":"蓝","尺码":"M"}', price: '39.90', stock: 5, barCode: 'A-1', sales: 0 },
    ],
  })
  const { data: page } = await app.call(productApi.list, { type: 2, keywords: '春天' }, { token })
  expect(page.list).toMatchObject([{ id: data.id, price: 3500, stock: 12, specType: true, collectCount: 0 }])
})

test('a value with a comma stays one value', async () => {
  const attr = [{ name: '颜色', values: ['红,白', '蓝'] }]
  const { data } = await save({ specType: true, attr, attrValue: [skuDraft({ 颜色: '红,白' })] })
  expect((await info(data.id)).attr).toMatchObject(attr)
  expect(await onTheWire(data.id)).toMatchObject({ attr: [{ attrName: '颜色', attrValues: '["红,白","蓝"]' }] })
})

describe('where it stands', () => {
  test.each([
    ['a shop without review', {}, { needsReview: false }, { isShow: false, auditStatus: 0, isAudit: false }],
    ['… shelved at once', { isAutoUp: true }, { needsReview: false }, { isShow: true, auditStatus: 0 }],
    ['… closed', { isAutoUp: true }, { needsReview: false, isOpen: false }, { isShow: false, auditStatus: 0 }],
    [
      'a shop with review',
      { isAutoUp: true },
      { needsReview: true },
      { isShow: false, auditStatus: 1, isAudit: false },
    ],
    [
      '… submitted at once',
      { isAutoSubmitAudit: true, isAutoUp: true },
      { needsReview: true },
      { isShow: false, auditStatus: 1, isAudit: true, isAutoUp: true },
    ],
  ])('%s', async (_, draft, settings, expected) => {
    await setShop(app, shop, settings)
    const { data } = await save(draft)
    expect(await info(data.id)).toMatchObject(expected)
    await setShop(app, shop, { needsReview: false, isOpen: true })
  })
})

describe('is refused', () => {
  const hostile = { ...fourSkus(), attr: [{ name: '颜色', values: ['红', '蓝'] }] }
  test.each<[string, Partial<ProductDraft>, number, string]>([
    ['no template', { tempId: 999_999_999 }, 6501, '运费模板不存在'],
    ['no category of the shop', { cateId: [999_999_999] }, 6203, '商户商品分类不存在'],
    ['no platform category', { categoryId: 999_999_999 }, 6201, '商品平台分类不存在'],
    ['a second-level category', { categoryId: seeded.secondLevel }, 1000, '必须选择商品平台第三级分类'],
    ['a brand of another category', { brandId: 2 }, 6702, '商品品牌不存在'],
    ['no such guarantee', { guaranteeIds: [999] }, 6803, '商品保障服务不存在'],
    ['too many pictures', { sliderImage: Array<string>(11).fill('/media/a.png') }, 1000, '最多选择10张图片！'],
    [
      'a second video',
      { sliderImage: ['/media/a.mp4', '/media/b.png', '/media/c.mp4'] },
      1000,
      '主图视频只能有一个，并且排在第一位',
    ],
    ['several SKUs without specs', { ...fourSkus(), specType: false }, 1000, '单规格商品只能有一个规格'],
    ['a key that is no spec', hostile, 1000, '规格值与规格不一致：红,S'],
    [
      'a value that is not listed',
      { ...fourSkus(), attrValue: [skuDraft({ 颜色: '绿', 尺码: 'S' })] },
      1000,
      '规格值与规格不一致：绿,S',
    ],
    [
      'one combination twice',
      { ...fourSkus(), attrValue: [skuDraft({ 颜色: '红', 尺码: 'S' }), skuDraft({ 尺码: 'S', 颜色: '红' })] },
      1000,
      '规格组合重复：红,S',
    ],
  ])('%s', async (_, more, code, message) => {
    expect(await save(more)).toMatchObject({ code, message })
  })

  test('a description that takes too much work to read, at its field', async () => {
    const message = '商品详情的格式过于复杂，请精简后再保存'
    const data = { fields: [{ path: 'content', message }] }
    expect(await save({ content: '<p>a'.repeat(45_000) })).toMatchObject({ code: 1000, message, data })
  })

  test('what belongs to another merchant', async () => {
    const other = await makeShop(app)
    const tempId = await makeTemplate(app, other)
    const cateId = [await makeStoreCategory(app, other)]
    expect(await save({ tempId })).toMatchObject({ code: 6501, message: '运费模板不存在' })
    expect(await save({ cateId })).toMatchObject({ code: 6203, message: '商户商品分类不存在' })
  })

  test.each<[string, (wire: z.input<typeof productDraft>) => object, string, string]>([
    ['a carousel that is no list', () => ({ sliderImage: '{"a":1}' }), 'sliderImage', '轮播图格式不正确'],
    [
      'an address that is none in the carousel',
      () => ({ sliderImage: '["/media/a.png","x"]' }),
      'sliderImage',
      '轮播图地址不正确：x',
    ],
    ['a call of our own as a picture', () => ({ image: '/api/admin/merchant/logout' }), 'image', '图片地址不正确'],
    ['categories that are no ids', () => ({ cateId: '1,x' }), 'cateId', '商户商品分类格式不正确'],
    ['no way of delivery', () => ({ deliveryMethod: '3' }), 'deliveryMethod', '请选择配送方式'],
    [
      'a combination that is none',
      ({ attrValue: [sku] = [] }) => ({ attrValue: [{ ...sku, attrValue: '[1]' }] }),
      'attrValue.0.attrValue',
      '规格组合格式不正确',
    ],
    [
      'a price finer than a fen',
      ({ attrValue: [sku] = [] }) => ({ attrValue: [{ ...sku, price: '9.999' }] }),
      'attrValue.0.price',
      '金额格式不正确',
    ],
  ])('%s, before anything is looked at', async (_, more, path, message) => {
    const wire = z.encode(productDraft, await makeProductDraft(app, shop))
    const answer = await send(`${app.url}/api${productApi.save.path}`, { token, body: { ...wire, ...more(wire) } })
    expect(answer).toMatchObject({ code: 400, message, data: { fields: [{ path, message }] } })
  })

  test('and nothing of it is left', async () => {
    const before = (await app.call(productApi.tabs, {}, { token })).data
    await save({ guaranteeIds: [999] })
    expect((await app.call(productApi.tabs, {}, { token })).data).toEqual(before)
  })
})
