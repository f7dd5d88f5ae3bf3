import { productApi } from '@zhanggui/contract/goods/product'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { expect, test } from 'vitest'
import { reserveStock } from '#features/products/public'
import { inShop } from '#test/make/order'
import { fourSkus, makeProductDraft, setShop } from '#test/make/product-draft.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

/** A product of four SKUs with ten each, of which 红,S got three more by hand, lost two to an order and then went. */
async function makeHistory() {
  const shop = await makeShop(app)
  await setShop(app, shop, { needsReview: false })
  const { token } = await makeStaff(app, shop, {
    realName: '王店员',
    permissions: [productApi.save, productApi.info, productApi.addStock, productApi.update, productApi.ledger].map(
      ({ permission }) => permission,
    ),
  })
  const saved = await app.call(productApi.save, await makeProductDraft(app, shop, fourSkus()), { token })
  const { id, attrValue } = (await app.call(productApi.info, { id: saved.data.id }, { token })).data
  const skuId = attrValue[0]?.id ?? 0
  await app.call(productApi.addStock, { id, attrValueList: [{ id: skuId, stock: 3 }] }, { token })
  await inShop(app, shop, ({ db, now }) => reserveStock(db, now, 'NO1', [{ productId: id, skuId, quantity: 2 }]))
  const skuChanges = { put: [], removed: [skuId] }
  await app.call(productApi.update, { id, skuChanges, isAutoUp: false, isAutoSubmitAudit: false }, { token })
  return { token, id, skuId }
}

test('the ledger tells who moved what, why and for which order, newest first', async () => {
  const { token, id, skuId } = await makeHistory()
  const ledger = async (more: object = {}) =>
    (await app.call(productApi.ledger, { productId: id, ...more }, { token })).data
  const own = { skuId, sku: '红,S', adminName: '王店员', orderNo: '' }
  expect((await ledger({ skuId })).list).toMatchObject([
    { ...own, reason: stockReason.is.skuDropped, before: 11, delta: -11, after: 0 },
    { skuId, reason: stockReason.is.reserved, before: 13, delta: -2, after: 11, orderNo: 'NO1', adminName: '' },
    { ...own, reason: stockReason.is.quickAdd, before: 10, delta: 3, after: 13 },
    { ...own, reason: stockReason.is.created, before: 0, delta: 10, after: 10 },
  ])
  expect(await ledger({ page: 2, limit: 3 })).toMatchObject({ total: 7, totalPage: 3, list: [{}, {}, {}] })
  expect(await ledger({ reason: stockReason.is.quickAdd })).toMatchObject({ total: 1, list: [{ delta: 3 }] })
  expect((await ledger({ skuId: skuId + 1_000_000 })).total).toBe(0)
})

test('a product of another merchant has no ledger', async () => {
  const { id } = await makeHistory()
  const { owner } = await makeShop(app)
  expect(await app.call(productApi.ledger, { productId: id }, { token: owner.token })).toMatchObject({ code: 6102 })
})
