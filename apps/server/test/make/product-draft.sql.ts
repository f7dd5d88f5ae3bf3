import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import type { SkuDraft } from '@zhanggui/contract/goods/sku'
import { toFen } from '@zhanggui/domain/kernel/money'
import { type AuditStatus, auditStatus } from '@zhanggui/domain/product/product-codes'
import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import type { Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import type { TestApp } from '#test/app/test-app'

/** 绿茶 of the seed, its brand, and one of the platform's promises. */
export const seeded = { thirdLevel: 261, secondLevel: 26, guarantee: 1 }

export async function makeTemplate(app: TestApp, { merId }: Shop): Promise<number> {
  const id = await app.platform.newId()
  const times = { created_at: app.now(), updated_at: app.now() }
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q
      .insertInto('shipping_template')
      .values({ ...times, mer_id: merId, id, name: `模板${id}`, free_postage: 0, charge_by: 0 })
      .execute(),
  )
  return id
}

interface ShopSettings {
  readonly needsReview?: boolean
  readonly isOpen?: boolean
  readonly lowStockAt?: number
}

export const setShop = (app: TestApp, { merId }: Shop, { needsReview, isOpen, lowStockAt }: ShopSettings) =>
  inPlatform(app.platform.pool, (db) =>
    db.q
      .updateTable('merchant')
      .set({
        ...(needsReview !== undefined && { needs_review: needsReview }),
        ...(isOpen !== undefined && { is_open: isOpen }),
        ...(lowStockAt !== undefined && { low_stock_at: lowStockAt }),
      })
      .where('id', '=', merId)
      .execute(),
  )

export const setCollections = (app: TestApp, { merId }: Shop, left: number) =>
  inPlatform(app.platform.pool, (db) =>
    db.q.updateTable('merchant').set({ collections_left: left }).where('id', '=', merId).execute(),
  )

export const skuDraft = (values: Record<string, string>, more: Partial<SkuDraft> = {}): SkuDraft => ({
  values,
  image: '/media/sku.png',
  price: toFen(1000),
  otPrice: toFen(2000),
  cost: toFen(500),
  stock: 10,
  weight: 500,
  volume: 1000,
  barCode: '',
  ...more,
})

/** A product that may be saved as it is: one spec, ten pieces at ten yuan. */
export async function makeProductDraft(
  app: TestApp,
  shop: Shop,
  more: Partial<ProductDraft> = {},
): Promise<ProductDraft> {
  return {
    type: 0,
    image: '/media/cover.png',
    sliderImage: ['/media/slide.png'],
    name: '山野春茶',
    intro: '明前采摘',
    keyword: [],
    cateId: more.cateId ?? [await makeStoreCategory(app, shop)],
    categoryId: seeded.thirdLevel,
    brandId: 0,
    guaranteeIds: [],
    couponIds: [],
    unitName: '盒',
    tempId: more.tempId ?? (await makeTemplate(app, shop)),
    sort: 0,
    specType: false,
    deliveryMethod: ['1'],
    refundSwitch: true,
    attr: [{ name: '规格', values: ['默认'] }],
    attrValue: [skuDraft({ 规格: '默认' })],
    content: '',
    isAutoUp: false,
    isAutoSubmitAudit: false,
    ...more,
  }
}

/** 颜色 × 尺码, four SKUs. */
export const fourSkus = (more: Partial<SkuDraft> = {}) => ({
  specType: true,
  attr: [
    { name: '颜色', values: ['红', '蓝'] },
    { name: '尺码', values: ['S', 'M'] },
  ],
  attrValue: ['红', '蓝'].flatMap((颜色) => ['S', 'M'].map((尺码) => skuDraft({ 颜色, 尺码 }, more))),
})

interface State {
  readonly audit?: AuditStatus
  readonly isShow?: boolean
  readonly isAudit?: boolean
  readonly isRecycle?: boolean
}

/** Puts a saved product where only the platform or time could put it. */
export const putState = (app: TestApp, { merId }: Shop, id: number, state: State) =>
  inPlatform(app.platform.pool, (db) =>
    db.q
      .updateTable('product')
      .set({
        audit_status: state.audit ?? auditStatus.is.exempt,
        is_shown: state.isShow ?? false,
        is_in_review: state.isAudit ?? false,
        is_recycled: state.isRecycle ?? false,
      })
      .where('mer_id', '=', merId)
      .where('id', '=', id)
      .execute(),
  )
