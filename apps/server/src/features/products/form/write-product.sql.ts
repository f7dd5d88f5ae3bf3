import { type Fen } from '@zhanggui/domain/kernel/money'
import type { ProductFlags } from '@zhanggui/domain/product/product-flags'
import type { MissingPart } from '@zhanggui/domain/product/product-parts'
import { searchText, searchTokens } from '@zhanggui/domain/kernel/text/search-tokens'
import { sql } from 'kysely'
import { type Edit, edited, insertRecord, updateRecord } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import { jsonText } from '../json-text.ts'
import { columnsOf } from '../state/product-state.sql.ts'

/** The form's fields of the product row. */
export interface ProductFacts {
  readonly name: string
  readonly intro: string
  readonly keyword: readonly string[]
  readonly image: string
  readonly sliderImage: readonly string[]
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly unitName: string
  readonly tempId: number | null
  readonly sort: number
  readonly specType: boolean
  readonly deliveryMethod: readonly string[]
  readonly refundSwitch: boolean
  readonly isAutoUp: boolean
}

/** What follows from the form, its SKUs and the shop's settings. */
export interface ProductFigures {
  readonly price: Fen
  readonly otPrice: Fen
  readonly cost: Fen
  readonly stock: number
  readonly isLow: boolean
  readonly missing: readonly MissingPart[]
}

const formColumns = (merId: number, facts: ProductFacts) => {
  const keywords = facts.keyword
  const tokens = [facts.name, ...keywords].flatMap(searchTokens)
  return {
    name: facts.name,
    intro: facts.intro,
    keyword: keywords.join(','),
    tokens: [...new Set(tokens)].map((token) => `${merId}:${token}`),
    search_name: searchText(facts.name),
    search_keywords: `,${keywords.map(searchText).join(',')},`,
    cover: facts.image,
    slides: sql<string>`${jsonText(facts.sliderImage)}::jsonb`,
    platform_category_id: facts.categoryId,
    brand_id: facts.brandId,
    unit_name: facts.unitName,
    shipping_template_id: facts.tempId,
    sort: facts.sort,
    is_multi_spec: facts.specType,
    delivery_methods: facts.deliveryMethod.join(','),
    is_refundable: facts.refundSwitch,
    shelves_itself: facts.isAutoUp,
  }
}

const figureColumns = ({ price, otPrice, cost, stock, isLow, missing }: ProductFigures) => ({
  price_fen: price,
  ot_price_fen: otPrice,
  cost_fen: cost,
  stock,
  is_low: isLow,
  missing: missing.map(({ part }) => part),
})

export async function insertProduct(
  edit: Edit,
  product: { id: number; type: number; facts: ProductFacts; figures: ProductFigures; flags: ProductFlags },
) {
  await insertRecord(edit, 'product', product.id, {
    type: product.type,
    ...formColumns(edit.db.merId, product.facts),
    ...figureColumns(product.figures),
    ...columnsOf(product.flags),
  }).execute()
}

/** Does not touch counters. False if the product is no longer in the expected state. */
export async function updateProductRow(
  edit: Edit,
  product: { id: number; facts: ProductFacts; figures: ProductFigures; from: ProductFlags; to: ProductFlags },
): Promise<boolean> {
  const { db } = edit
  const { from } = product
  const { numUpdatedRows } = await db.q
    .updateTable('product')
    .set({ ...formColumns(db.merId, product.facts), ...figureColumns(product.figures), ...columnsOf(product.to) })
    .set({ refusal: '', ...edited(edit) })
    .where('mer_id', '=', db.merId)
    .where('id', '=', product.id)
    .where('is_shown', '=', from.isShow)
    .where('is_in_review', '=', from.isAudit)
    .where('audit_status', '=', from.auditStatus)
    .where('is_recycled', '=', from.isRecycle)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Prices and stock alone. */
export async function updateFigures(edit: Edit, id: number, figures: ProductFigures) {
  await updateRecord(edit, 'product', id, figureColumns(figures)).execute()
}

/** Cover and carousel alone. */
export async function updatePictures(
  edit: Edit,
  id: number,
  { image, sliderImage }: Pick<ProductFacts, 'image' | 'sliderImage'>,
) {
  await edit.db.q
    .updateTable('product')
    .set({ cover: image, slides: sql<string>`${jsonText(sliderImage)}::jsonb`, ...edited(edit) })
    .where('mer_id', '=', edit.db.merId)
    .where('id', '=', id)
    .execute()
}

export async function updateSkuImages(
  db: MerchantDb,
  productId: number,
  skus: readonly { readonly id: number; readonly image: string }[],
) {
  if (skus.length === 0) return
  await sql`update product_sku s set image = given.image
    from unnest(${skus.map(({ id }) => id)}::bigint[], ${skus.map(({ image }) => image)}::text[]) as given (id, image)
    where s.mer_id = ${db.merId} and s.product_id = ${productId} and s.id = given.id`.execute(db.q)
}

export async function putDescription(db: MerchantDb, productId: number, html: string) {
  await db.q
    .insertInto('product_description')
    .values({ mer_id: db.merId, product_id: productId, html })
    .onConflict((conflict) => conflict.columns(['mer_id', 'product_id']).doUpdateSet({ html }))
    .execute()
}

/** Replaces the product's store categories. */
export async function putStoreCategories(db: MerchantDb, productId: number, ids: readonly number[]) {
  await Promise.all([
    sql`delete from product_store_category where mer_id = ${db.merId} and product_id = ${productId}
      and category_id <> all (${ids}::bigint[])`.execute(db.q),
    sql`insert into product_store_category (mer_id, product_id, category_id)
      select m.id, ${productId}, c from merchant m, unnest(${ids}::bigint[]) c where m.id = ${db.merId}
      on conflict do nothing`.execute(db.q),
  ])
}

export async function putGuarantees(db: MerchantDb, productId: number, ids: readonly number[]) {
  await Promise.all([
    sql`delete from product_guarantee where mer_id = ${db.merId} and product_id = ${productId}
      and guarantee_id <> all (${ids}::bigint[])`.execute(db.q),
    sql`insert into product_guarantee (mer_id, product_id, guarantee_id)
      select m.id, ${productId}, g from merchant m, unnest(${ids}::bigint[]) g where m.id = ${db.merId}
      on conflict do nothing`.execute(db.q),
  ])
}

export interface SpecFacts {
  readonly id: number
  readonly name: string
  readonly values: readonly string[]
}

export async function putSpecs(db: MerchantDb, productId: number, specs: readonly SpecFacts[]) {
  await db.q.deleteFrom('product_spec').where('mer_id', '=', db.merId).where('product_id', '=', productId).execute()
  await sql`insert into product_spec (mer_id, product_id, id, position, name, value_list)
    select m.id, ${productId}, s.id, s.position, s.name, s."values"
    from merchant m, jsonb_to_recordset(${jsonText(specs.map((spec, position) => ({ ...spec, position })))}::jsonb)
      as s (id bigint, position smallint, name text, "values" jsonb)
    where m.id = ${db.merId}`.execute(db.q)
}
