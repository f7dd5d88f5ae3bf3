import type { Fen } from '@zhanggui/domain/kernel/money'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { searchText, searchTokens } from '@zhanggui/domain/kernel/text/search-tokens'
import type { SkuValues, Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'
import { mediaKeyOf } from '../apps/server/src/platform/files/media-key.ts'

export interface DemoSku {
  readonly id: number
  readonly position: number
  readonly label: string
  readonly values: SkuValues
  readonly image: string
  readonly price: Fen
  readonly otPrice: Fen
  readonly cost: Fen
  readonly stock: number
  readonly sales: number
  readonly weight: number
  readonly volume: number
  readonly barCode: string
}

export interface DemoProduct {
  readonly id: number
  readonly type: number
  readonly delivery_methods: string
  readonly name: string
  readonly intro: string
  readonly keywords: readonly string[]
  readonly cover: string
  readonly slides: readonly string[]
  readonly html: string
  readonly platform_category_id: number
  readonly brand_id: number
  readonly unit_name: string
  readonly guarantees: readonly number[]
  readonly store_category_id: number
  readonly shipping_template_id: number | null
  readonly sort: number
  readonly is_multi_spec: boolean
  readonly price_fen: number
  readonly ot_price_fen: number
  readonly cost_fen: number
  readonly stock: number
  readonly sales: number
  readonly is_low: boolean
  readonly is_shown: boolean
  readonly audit_status: number
  readonly is_in_review: boolean
  readonly is_recycled: boolean
  readonly refusal: string
  readonly created_at: Date
  readonly specs: readonly Spec[]
  readonly skus: readonly DemoSku[]
}

/** The shop's categories and shipping templates by what they are called. */
export async function findNames(db: MerchantDb) {
  const named = (table: 'store_category' | 'shipping_template') =>
    db.q.selectFrom(table).select(['id', 'name']).where('mer_id', '=', db.merId).execute()
  const byName = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))
  return { categories: byName(await named('store_category')), templates: byName(await named('shipping_template')) }
}

/** Each table is filled at once, out of one list. */
export async function insertProducts(db: MerchantDb, products: readonly DemoProduct[]) {
  await sql`insert into product (mer_id, id, type, name, intro, keyword, tokens, search_name, search_keywords, cover, slides,
      platform_category_id, brand_id, unit_name, shipping_template_id, delivery_methods, is_multi_spec, sort, price_fen,
      ot_price_fen, cost_fen, stock, sales, is_low, is_shown, audit_status, is_in_review, is_recycled, refusal,
      created_at, updated_at)
    select m.id, p.id, p.type, p.name, p.intro, p.keyword, p.tokens, p.search_name, p.search_keywords, p.cover, p.slides,
      p.platform_category_id, p.brand_id, p.unit_name, p.shipping_template_id, p.delivery_methods, p.is_multi_spec, p.sort, p.price_fen,
      p.ot_price_fen, p.cost_fen, p.stock, p.sales, p.is_low, p.is_shown, p.audit_status, p.is_in_review, p.is_recycled,
      p.refusal, p.created_at, p.created_at
    from merchant m, jsonb_populate_recordset(null::product,
      ${JSON.stringify(products.map((each) => rowOf(db.merId, each)))}::jsonb) p
    where m.id = ${db.merId}`.execute(db.q)
  const own = products.map((product) => ({ ...product, key: { mer_id: db.merId, product_id: product.id } }))
  await db.q
    .insertInto('product_description')
    .values(own.map(({ key, html }) => ({ ...key, html })))
    .execute()
  await db.q
    .insertInto('product_store_category')
    .values(own.map(({ key, store_category_id }) => ({ ...key, category_id: store_category_id })))
    .execute()
  await db.q
    .insertInto('product_guarantee')
    .values(own.flatMap(({ key, guarantees }) => guarantees.map((id) => ({ ...key, guarantee_id: id }))))
    .execute()
  await insertSpecs(db, products)
  await insertSkus(db, products)
  await insertUses(db, products)
}

const rowOf = (merId: number, { keywords, specs: _specs, skus: _skus, ...product }: DemoProduct) => ({
  ...product,
  keyword: keywords.join(','),
  tokens: [...new Set([product.name, ...keywords].flatMap(searchTokens))].map((token) => `${merId}:${token}`),
  search_name: searchText(product.name),
  search_keywords: `,${keywords.map(searchText).join(',')},`,
})

async function insertSpecs(db: MerchantDb, products: readonly DemoProduct[]) {
  const specs = products.flatMap(({ id, specs: of }) =>
    of.map(({ name, values }, position) => ({ product_id: id, id: position + 1, position, name, value_list: values })),
  )
  await sql`insert into product_spec (mer_id, product_id, id, position, name, value_list)
    select m.id, s.product_id, s.id, s.position, s.name, s.value_list
    from merchant m, jsonb_populate_recordset(null::product_spec, ${JSON.stringify(specs)}::jsonb) s
    where m.id = ${db.merId}`.execute(db.q)
}

/** With the movement of stock that each of them began with. */
async function insertSkus(db: MerchantDb, products: readonly DemoProduct[]) {
  const skus = products.flatMap(({ id, skus: of, created_at: at }) => of.map((sku) => ({ ...sku, product_id: id, at })))
  await sql`insert into product_sku (mer_id, product_id, id, position, label, combination, image, price_fen,
      ot_price_fen, cost_fen, stock, sales, weight_g, volume_cm3, bar_code)
    select m.id, s.product_id, s.id, s.position, s.label, s."values", s.image, s.price, s."otPrice", s.cost, s.stock, s.sales,
      s.weight, s.volume, s."barCode"
    from merchant m, jsonb_to_recordset(${JSON.stringify(skus)}::jsonb)
      as s (product_id bigint, id bigint, position integer, label text, "values" jsonb, image text, price bigint,
        "otPrice" bigint, cost bigint, stock integer, sales bigint, weight integer, volume bigint, "barCode" text)
    where m.id = ${db.merId}`.execute(db.q)
  const began = { mer_id: db.merId, reason: stockReason.is.created, before: 0 }
  const movements = skus
    .filter(({ stock }) => stock > 0)
    .map(({ product_id, id, stock, at }) => ({
      ...began,
      product_id,
      sku_id: id,
      delta: stock,
      after: stock,
      created_at: at,
    }))
  await db.q.insertInto('stock_ledger').values(movements).execute()
}

/** Tells the picture library which products show its pictures. */
async function insertUses(db: MerchantDb, products: readonly DemoProduct[]) {
  const uses = products.flatMap(({ id, name, slides }) =>
    slides.map((url) => ({ ref_id: id, label: `商品：${name}`, key: mediaKeyOf(url) })),
  )
  await sql`insert into picture_usage (mer_id, att_id, kind, ref_id, label)
    select a.mer_id, a.id, 'product', u.ref_id, u.label
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (ref_id bigint, label text, key text)
      join attachment a on a.mer_id = ${db.merId} and a.key = u.key`.execute(db.q)
}
