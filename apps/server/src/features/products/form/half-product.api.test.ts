import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus, productTab } from '@zhanggui/domain/product/product-codes'
import { beforeAll, expect, test } from 'vitest'
import { changesOf } from '#test/read/log.sql'
import { makeProductDraft, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const info = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
const saved = async (more: Partial<ProductDraft> = {}) =>
  (await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })).data.id
const asIs = { isAutoUp: false, isAutoSubmitAudit: false }
/** With nothing but a name, as any client may send it. */
async function named(name: string, more: object = {}) {
  const answer = await send(`${app.url}/api${productApi.save.path}`, { token, body: { name, ...more } })
  return answer as { code: number; message: string; data: { id: number } }
}
const tabOf = async (name: string) => {
  const found: string[] = []
  for (const type of productTab.codes) {
    const { data } = await app.call(productApi.list, { type, keywords: name }, { token })
    if (data.list.length > 0) found.push(productTab.label(type))
  }
  return found
}

test.each([true, false])(
  'a name is enough for a draft, which is neither submitted nor sold (review: %s)',
  async (needsReview) => {
    await setShop(app, shop, { needsReview })
    const name = `半成品${needsReview}`
    const { code, data } = await named(name)
    expect(code).toBe(200)
    const { id } = data
    expect(await info(id)).toMatchObject({
      name,
      categoryId: null,
      brandId: null,
      tempId: null,
      attr: [{ name: '规格' }],
      attrValue: [],
      deliveryMethod: [],
      missing: expect.arrayContaining(['cateId', 'brandId', 'attrValue', 'deliveryMethod']) as unknown,
      skipsReview: !needsReview,
    })
    expect(await tabOf(name)).toEqual(['全部', '待提审'])
    const message = expect.stringMatching(/^商品资料不完整，还缺：商户商品分类、平台商品分类、品牌、/) as unknown
    expect(await app.call(productApi.up, { id }, { token })).toMatchObject({ code: 1000, message })
    expect(await app.call(productApi.submit, { id }, { token })).toMatchObject({ code: 1000, message })
    const picked = await app.call(productApi.pick, { name }, { token })
    expect(picked.data.list).toEqual([])
  },
)

test('who submits or shelves at once is told each field that is missing', async () => {
  await setShop(app, shop, { needsReview: true })
  const refused = await named('急着提审', { isAutoSubmitAudit: true })
  expect(refused).toMatchObject({ code: 1000, message: expect.stringContaining('运费模板') as unknown })
  expect(refused.data).toMatchObject({
    fields: expect.arrayContaining([{ path: 'tempId', message: '请选择运费模板' }]) as unknown,
  })
  expect(await tabOf('急着提审')).toEqual([])
})

test('prices may wait, and what was chosen may be taken back', async () => {
  await setShop(app, shop, { needsReview: true })
  const id = await saved({ attrValue: [skuDraft({ 规格: '默认' }, { price: toFen(0), image: '' })] })
  expect((await info(id)).missing).toEqual(['skuImage', 'skuPrice'])
  await app.call(productApi.update, { id, categoryId: null, brandId: null, intro: '', ...asIs }, { token })
  expect(await info(id)).toMatchObject({ categoryId: null, brandId: null, intro: '', auditStatus: 1 })
})

test('completed in an exempt shop it goes on sale without a review', async () => {
  await setShop(app, shop, { needsReview: false })
  const { id } = (await named('慢慢填')).data
  const { name: _, ...whole } = await makeProductDraft(app, shop)
  await app.call(productApi.update, { id, ...whole, isAutoUp: true }, { token })
  expect(await info(id)).toMatchObject({ isShow: true, auditStatus: 0, missing: [], skipsReview: false })
})

test('on sale without review a change applies at once, and does not take away what a product needs', async () => {
  await setShop(app, shop, { needsReview: false })
  const id = await saved({ isAutoUp: true })
  expect(await app.call(productApi.update, { id, name: '改了名', ...asIs }, { token })).toMatchObject({ code: 200 })
  expect(await info(id)).toMatchObject({ name: '改了名', isShow: true, auditStatus: 0 })
  expect(await app.call(productApi.update, { id, unitName: '', ...asIs }, { token })).toMatchObject({
    code: 1000,
    message: '商品资料不完整，还缺：单位',
  })
  expect(await info(id)).toMatchObject({ unitName: '盒', isShow: true })
})

test('on sale with review it is taken down, changed and submitted in one go, by who may take it down', async () => {
  await setShop(app, shop, { needsReview: true })
  const id = await saved()
  await putState(app, shop, id, { audit: auditStatus.is.passed, isShow: true })
  const change = { id, name: '送审的名字', isAutoUp: true, isAutoSubmitAudit: true }
  expect(await app.call(productApi.update, change, { token })).toMatchObject({ code: 6106 })
  const editor = await makeStaff(app, shop, { permissions: [productApi.update.permission] })
  expect(await app.call(productApi.update, { ...change, isAutoDown: true }, { token: editor.token })).toMatchObject({
    code: 403,
    message: '你没有「下架商品」的权限，不能修改正在出售的商品',
  })
  expect(await info(id)).toMatchObject({ name: '山野春茶', isShow: true })

  await app.call(productApi.update, { ...change, isAutoDown: true }, { token })
  expect(await info(id)).toMatchObject({ name: '送审的名字', isShow: false, isAudit: true, isAutoUp: true })
  expect(await changesOf(app, shop)).toEqual([
    { field: '商品名称', before: '山野春茶', after: '送审的名字' },
    { field: '商品状态', before: '出售中', after: '待审核' },
  ])
})
