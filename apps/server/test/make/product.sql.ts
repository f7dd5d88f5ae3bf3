import { type AuditStatus, auditStatus, type ProductType, productType } from '@zhanggui/domain/product/product-codes'
import { inMerchant } from '#platform/db/merchant-db'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

export interface MadeProduct {
  readonly id: number
  readonly templateId: number
  /** One for each label. */
  readonly skuIds: readonly number[]
}

interface Traits {
  /** Merchants may have the same numbers. */
  readonly id?: number
  readonly name?: string
  /** The specified values of its SKUs, of one spec 规格. */
  readonly labels?: readonly string[]
  readonly stock?: number
  readonly storeCategoryIds?: readonly number[]
  readonly type?: ProductType
  readonly auditStatus?: AuditStatus
  readonly isRecycled?: boolean
  readonly isDeleted?: boolean
}

/** A product on sale with a template of its own, unless told otherwise; its rows are as plain as the tables allow. */
export async function makeProduct(app: TestApp, { merId }: Shop, traits: Traits = {}): Promise<MadeProduct> {
  const { newId, pool } = app.platform
  const { labels = ['默认'], stock = 10, storeCategoryIds = [], isRecycled = false, isDeleted = false } = traits
  const [id, templateId] = [traits.id ?? (await newId()), await newId()]
  const skuIds = await Promise.all(labels.map(() => newId()))
  const now = app.now()
  const times = { created_at: now, updated_at: now }
  const prices = { price_fen: 990, ot_price_fen: 1990, cost_fen: 500 }
  await inMerchant(pool, merId, 'write', async (db) => {
    await db.q
      .insertInto('shipping_template')
      .values({ ...times, mer_id: merId, id: templateId, name: `模板${templateId}`, free_postage: 0, charge_by: 0 })
      .execute()
    await db.q
      .insertInto('product')
      .values({
        ...times,
        ...prices,
        mer_id: merId,
        id,
        name: traits.name ?? `商品${id}`,
        intro: '简介',
        cover: '/media/cover.png',
        slides: JSON.stringify(['/media/cover.png']),
        platform_category_id: 261,
        unit_name: '件',
        shipping_template_id: templateId,
        delivery_methods: '1',
        is_multi_spec: labels.length > 1,
        stock: stock * labels.length,
        is_shown: !isRecycled && !isDeleted,
        type: traits.type ?? productType.is.ordinary,
        audit_status: traits.auditStatus ?? auditStatus.is.exempt,
        is_recycled: isRecycled,
        deleted_at: isDeleted ? now : null,
      })
      .execute()
    const skus = labels.map((label, position) => ({
      ...prices,
      mer_id: merId,
      id: skuIds[position] ?? 0,
      product_id: id,
      position,
      label,
      combination: JSON.stringify({ 规格: label }),
      image: '/media/cover.png',
      stock,
    }))
    await db.q.insertInto('product_sku').values(skus).execute()
    const links = storeCategoryIds.map((categoryId) => ({ mer_id: merId, product_id: id, category_id: categoryId }))
    if (links.length > 0) await db.q.insertInto('product_store_category').values(links).execute()
  })
  return { id, templateId, skuIds }
}

/** As an edit leaves SKUs behind that are not sold any more. */
export async function dropSkus(app: TestApp, { merId }: Shop, { id }: MadeProduct) {
  const dropped = { deleted_at: app.now() }
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q.updateTable('product_sku').set(dropped).where('mer_id', '=', merId).where('product_id', '=', id).execute(),
  )
}
