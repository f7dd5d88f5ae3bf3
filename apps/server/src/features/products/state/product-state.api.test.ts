import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { pictureApi } from '@zhanggui/contract/picture'
import { auditStatus, productTab } from '@zhanggui/domain/product/product-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { applyReview, isTemplateUsed, type ReviewDecision } from '#features/products/public'
import { transactionsOf } from '#platform/transactions'
import { changesOf } from '#test/read/log.sql'
import { makePictureAt } from '#test/make/picture.sql'
import { makeProductDraft, putState, setShop } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const calls = {
  up: (id: number) => app.call(productApi.up, { id }, { token }),
  down: (id: number) => app.call(productApi.down, { id }, { token }),
  submit: (id: number) => app.call(productApi.submit, { id }, { token }),
  recycle: (id: number) => app.call(productApi.delete, { id, type: 'recycle' }, { token }),
  delete: (id: number) => app.call(productApi.delete, { id, type: 'delete' }, { token }),
  restore: (id: number) => app.call(productApi.restore, { id }, { token }),
}
const info = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
const saved = async (more: Partial<ProductDraft> = {}) =>
  (await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })).data.id
const review = (id: number, decision: ReviewDecision) =>
  transactionsOf(app.platform, shop.merId, app.now).inWrite((context) => applyReview(context, id, decision))

const states = {
  draft: { audit: auditStatus.is.waiting },
  inReview: { audit: auditStatus.is.waiting, isAudit: true },
  refused: { audit: auditStatus.is.refused },
  warehouse: { audit: auditStatus.is.passed },
  onSale: { audit: auditStatus.is.passed, isShow: true },
  recycled: { audit: auditStatus.is.passed, isRecycle: true },
}

describe('every action that a state refuses', () => {
  const [recycled, status, inReview] = [
    { code: 6103, message: '商品已进入回收站' },
    { code: 6104, message: '商品审核状态异常' },
    { code: 6107, message: '商品审核中' },
  ]
  const notRecycled = { code: 1000, message: '商品不在回收站' }
  test.each<[keyof typeof calls, keyof typeof states, { code: number; message: string }]>([
    ['up', 'draft', status],
    ['up', 'refused', status],
    ['up', 'inReview', inReview],
    ['up', 'recycled', recycled],
    ['submit', 'warehouse', status],
    ['submit', 'refused', status],
    ['submit', 'inReview', inReview],
    ['submit', 'recycled', recycled],
    ['recycle', 'recycled', recycled],
    ['restore', 'warehouse', notRecycled],
    ['delete', 'onSale', notRecycled],
  ])('%s of a product that is %s', async (action, state, refusal) => {
    const id = await saved()
    await putState(app, shop, id, states[state])
    expect(await calls[action](id)).toMatchObject(refusal)
    expect(await calls[action](999_999_999)).toMatchObject({ code: 6102, message: '商品不存在' })
  })

  test('up while the shop is closed', async () => {
    const id = await saved()
    await putState(app, shop, id, states.warehouse)
    await setShop(app, shop, { isOpen: false })
    expect(await calls.up(id)).toMatchObject({ code: 4103, message: '商户开关未开启' })
    await setShop(app, shop, { isOpen: true })
  })

  test('more stock while it is in review', async () => {
    const id = await saved()
    const attrValueList = [{ id: (await info(id)).attrValue[0]?.id ?? 0, stock: 1 }]
    await putState(app, shop, id, states.inReview)
    expect(await app.call(productApi.addStock, { id, attrValueList }, { token })).toMatchObject(inReview)
  })
})

test('a life from draft to deleted, told in the log', async () => {
  const picture = await makePictureAt(app, shop)
  const draft = await makeProductDraft(app, shop, { image: picture.url })
  const { id } = (await app.call(productApi.save, draft, { token })).data
  await app.call(productApi.submit, { id, isAutoUp: true }, { token })
  expect(await changesOf(app, shop)).toEqual([{ field: '山野春茶 商品状态', before: '待提审', after: '待审核' }])
  expect(await review(id, { kind: 'pass' })).toEqual({
    name: '山野春茶',
    changes: [{ field: '山野春茶 商品状态', before: '待审核', after: '出售中' }],
    tab: productTab.is.onSale,
  })
  expect((await calls.up(id)).code).toBe(200)
  expect((await calls.down(id)).code).toBe(200)
  expect((await calls.down(id)).code).toBe(200)
  expect((await calls.up(id)).code).toBe(200)
  await calls.recycle(id)
  expect(await info(id)).toMatchObject({ isRecycle: true, isShow: false, auditStatus: 2 })
  await calls.restore(id)
  expect(await info(id)).toMatchObject({ isRecycle: false, isShow: false, auditStatus: 2 })
  await calls.recycle(id)
  const isUsed = () => inMerchant(app.platform.pool, shop.merId, 'read', (db) => isTemplateUsed(db, draft.tempId ?? 0))
  expect(await isUsed()).toBe(true)
  expect((await calls.delete(id)).code).toBe(200)
  expect(await app.call(productApi.info, { id }, { token })).toMatchObject({ code: 6102 })
  expect(await isUsed()).toBe(false)
  expect((await app.call(pictureApi.usage, { ids: [picture.id] }, { token })).data).toEqual([])
})

describe('the review', () => {
  test('refuses with a reason, and only what was submitted', async () => {
    const id = await saved({ isAutoSubmitAudit: true })
    await expect(review(id, { kind: 'refuse', reason: ' ' })).rejects.toThrow('审核拒绝请填写拒绝原因')
    await review(id, { kind: 'refuse', reason: '图片不清楚' })
    expect(await info(id)).toMatchObject({ auditStatus: 3, isAudit: false, reason: '图片不清楚' })
    await expect(review(id, { kind: 'pass' })).rejects.toThrow('商品审核状态异常')
  })

  test('exempts where the shop needs none any more, and shelves only if that was wished', async () => {
    const [wished, not] = [
      await saved({ isAutoSubmitAudit: true, isAutoUp: true }),
      await saved({ isAutoSubmitAudit: true }),
    ]
    await setShop(app, shop, { needsReview: false })
    for (const id of [wished, not]) await review(id, { kind: 'pass' })
    await setShop(app, shop, { needsReview: true })
    expect(await info(wished)).toMatchObject({ auditStatus: 0, isShow: true })
    expect(await info(not)).toMatchObject({ auditStatus: 0, isShow: false })
  })

  test('forces down what is on sale', async () => {
    const id = await saved()
    await putState(app, shop, id, states.onSale)
    await review(id, { kind: 'forceOffSale' })
    expect(await info(id)).toMatchObject({ auditStatus: 1, isAudit: false, isShow: false })
  })

  test('and staff at the same moment: one of them gets a conflict', async () => {
    const id = await saved({ isAutoSubmitAudit: true })
    const [decided, recycledAnswer] = await Promise.all([
      review(id, { kind: 'refuse', reason: '不行' }).then(
        () => true,
        () => false,
      ),
      calls.recycle(id),
    ])
    const after = await info(id)
    expect(recycledAnswer.code).toBe(200)
    expect(after).toMatchObject({ isRecycle: true, isAudit: false, auditStatus: decided ? 3 : 1 })
  })
})

test('up while it is edited: never on sale with a form that was not on sale', async () => {
  await setShop(app, shop, { needsReview: false })
  for (let round = 0; round < 5; round += 1) {
    const id = await saved({ name: '旧' })
    const [up, edit] = await Promise.all([
      calls.up(id),
      app.call(productApi.update, { id, name: '新', isAutoUp: false, isAutoSubmitAudit: false }, { token }),
    ])
    const after = await info(id)
    expect(up.code).toBe(200)
    // Either the edit won, or it was refused because the product was on sale.
    expect(edit).toMatchObject(after.name === '新' ? { code: 200 } : { code: 6106, message: '商品已上架' })
    expect(after.isShow).toBe(true)
  }
  await setShop(app, shop, { needsReview: true })
})

describe('the order', () => {
  test.each(Object.entries(states))('may be changed of what is %s', async (_, state) => {
    const id = await saved()
    await putState(app, shop, id, state)
    expect((await app.call(productApi.editSort, { id, sort: 9999 }, { token })).code).toBe(200)
    expect(await info(id)).toMatchObject({ sort: 9999 })
  })

  test('is a number up to 9999', async () => {
    const id = await saved()
    expect(await app.call(productApi.editSort, { id: 999_999_999, sort: 1 }, { token })).toMatchObject({ code: 6102 })
    const response = await fetch(`${app.url}/api${productApi.editSort.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': token },
      body: JSON.stringify({ id, sort: 10_000 }),
    })
    expect(await response.json()).toMatchObject({ code: 400, message: '排序范围为0~9999' })
  })
})

test('the switches of the shop', async () => {
  expect((await app.call(productApi.auditSwitch, {}, { token })).data).toEqual({ isSwitch: true, productSwitch: true })
})
