import type { Fen } from '@zhanggui/domain/kernel/money'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { searchText, searchTokens } from '@zhanggui/domain/product/search-tokens'
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
  readonly shipping_template_id: number
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
  await sql`insert into product (mer_id, id, name, intro, keyword, tokens, search_name, search_keywords, cover, slides,
      platform_category_id, brand_id, unit_name, shipping_template_id, delivery_methods, is_multi_spec, sort, price_fen,
      ot_price_fen, cost_fen, stock, sales, is_low, is_shown, audit_status, is_in_review, is_recycled, refusal,
      created_at, updated_at)
    select ${db.merId}, id, name, intro, keyword, tokens, search_name, search_keywords, cover, slides,
      platform_category_id, brand_id, unit_name, shipping_template_id, '1', is_multi_spec, sort, price_fen,
      ot_price_fen, cost_fen, stock, sales, is_low, is_shown, audit_status, is_in_review, is_recycled, refusal,
      created_at, created_at
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products.map((each) => rowOf(db.merId, each)))}::jsonb)
    `.execute(db.q)
  const parts = products.map(({ id, html, store_category_id, guarantees }) => ({
    id,
    html,
    store_category_id,
    guarantees,
  }))
  await sql`with part as (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p (id bigint, html text, store_category_id bigint, guarantees bigint[])),
    described as (insert into product_description (mer_id, product_id, html) select ${db.merId}, id, html from part),
    sorted as (insert into product_store_category (mer_id, product_id, category_id)
      select ${db.merId}, id, store_category_id from part)
    insert into product_guarantee (mer_id, product_id, guarantee_id)
      select ${db.merId}, id, unnest(guarantees) from part`.execute(db.q)
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
    select ${db.merId}, product_id, id, position, name, value_list
    from jsonb_populate_recordset(null::product_spec, ${JSON.stringify(specs)}::jsonb)`.execute(db.q)
}

/** With the movement of stock that each of them began with. */
async function insertSkus(db: MerchantDb, products: readonly DemoProduct[]) {
  const skus = products.flatMap(({ id, skus: of, created_at: at }) => of.map((sku) => ({ ...sku, product_id: id, at })))
  await sql`with sku as (select * from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb)
      as s (product_id bigint, id bigint, position integer, label text, "values" jsonb, image text, price bigint,
        "otPrice" bigint, cost bigint, stock integer, sales bigint, weight integer, volume bigint, "barCode" text,
        at timestamptz)),
    kept as (insert into product_sku (mer_id, product_id, id, position, label, combination, image, price_fen,
        ot_price_fen, cost_fen, stock, sales, weight_g, volume_cm3, bar_code)
      select ${db.merId}, product_id, id, position, label, "values", image, price, "otPrice", cost, stock, sales, weight,
        volume, "barCode" from sku)
    insert into stock_ledger (mer_id, product_id, sku_id, reason, delta, before, after, created_at)
      select ${db.merId}, product_id, id, ${stockReason.is.created}, stock, 0, stock, at from sku where stock > 0
    `.execute(db.q)
}

/** Tells the picture library which products show its pictures. */
async function insertUses(db: MerchantDb, products: readonly DemoProduct[]) {
  const uses = products.flatMap(({ id, name, slides }) =>
    slides.map((url) => ({ ref_id: id, label: `商品：${name}`, key: mediaKeyOf(url) })),
  )
  await sql`insert into picture_usage (mer_id, att_id, kind, ref_id, label)
    select ${db.merId}, a.id, 'product', u.ref_id, u.label
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (ref_id bigint, label text, key text)
      join attachment a on a.mer_id = ${db.merId} and a.key = u.key`.execute(db.q)
}
