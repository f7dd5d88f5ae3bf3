import type { AuditStatus, DeliveryMethod, ProductType } from '@zhanggui/domain/product/product-codes'
import type { ProductPart } from '@zhanggui/domain/product/product-parts'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

const idsOf = (
  db: MerchantDb,
  id: 'category_id' | 'guarantee_id',
  table: 'product_store_category' | 'product_guarantee',
) =>
  sql<number[]>`array(select l.${sql.ref(id)} from ${sql.table(table)} l
    where l.mer_id = ${db.merId} and l.product_id = product.id order by l.${sql.ref(id)})`

/** A product's store categories. */
export const storeCategories = (db: MerchantDb) => idsOf(db, 'category_id', 'product_store_category')
/** Splits a comma-joined column. */
export const wordsIn = (column: string) => sql<string[]>`string_to_array(${sql.ref(column)}, ',')`

/** The product's scalar fields. */
const productById = prepared((db, id: number) =>
  db.q
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('product_description as text', (join) =>
      join.on('text.mer_id', '=', db.merId).onRef('text.product_id', '=', 'product.id'),
    )
    .select(['product.id', sql<ProductType>`product.type`.as('type'), 'product.name', 'product.intro', 'product.sort'])
    .select(['product.cover as image', 'product.platform_category_id as categoryId', 'product.brand_id as brandId'])
    .select(['product.unit_name as unitName', 'product.is_multi_spec as specType', 'product.refusal as reason'])
    .select(['product.is_shown as isShow', 'product.is_in_review as isAudit', 'product.is_recycled as isRecycle'])
    .select(['product.shelves_itself as isAutoUp', 'product.is_refundable as refundSwitch', 'product.version'])
    .select([
      sql<AuditStatus>`product.audit_status`.as('auditStatus'),
      sql<ProductPart[]>`product.missing`.as('missing'),
    ])
    .select('product.skips_review as skipsReview')
    .select(['product.stock', 'product.sales', 'product.extra_sales as ficti', 'product.favorite_count as collectNum'])
    .select(['product.created_at as createTime', 'product.updated_at as updateTime'])
    .select([sql<string[]>`product.slides`.as('sliderImage'), 'product.shipping_template_id as tempId'])
    .select(sql<DeliveryMethod[]>`${wordsIn('product.delivery_methods')}`.as('deliveryMethod'))
    .select(wordsIn('product.keyword').as('keyword'))
    .select(sql<string>`coalesce(brand.name, '')`.as('brandName'))
    .select(sql<string>`coalesce(text.html, '')`.as('content'))
    .select([storeCategories(db).as('cateId'), idsOf(db, 'guarantee_id', 'product_guarantee').as('guaranteeIds')])
    .where('product.mer_id', '=', db.merId)
    .where('product.id', '=', id)
    .where('product.deleted_at', 'is', null),
)
export const findProduct = async (db: MerchantDb, id: number) => (await productById(db, id))[0]

export const listSpecs = prepared((db, productId: number) =>
  db.q
    .selectFrom('product_spec')
    .select(['id', 'name', sql<string[]>`value_list`.as('values')])
    .where('mer_id', '=', db.merId)
    .where('product_id', '=', productId)
    .orderBy('position'),
)

/** The product's guarantees, including ones that the platform has hidden since. */
export const listGuaranteesOf = prepared((db, productId: number) =>
  db.q
    .selectFrom('product_guarantee as link')
    .innerJoin('guarantee', 'guarantee.id', 'link.guarantee_id')
    .select(['guarantee.id', 'guarantee.name', 'guarantee.icon', 'guarantee.is_shown as isShow'])
    .where('link.mer_id', '=', db.merId)
    .where('link.product_id', '=', productId)
    .where('guarantee.deleted_at', 'is', null)
    .orderBy('guarantee.sort')
    .orderBy('guarantee.id'),
)

export async function isTemplateUsed(db: MerchantDb, templateId: number): Promise<boolean> {
  const row = await db.q
    .selectFrom('product')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('shipping_template_id', '=', templateId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The product's fields as the sensitive-operation log shows them, labelled as in the form. */
export async function describeProduct(db: MerchantDb, id: number) {
  const { rows } = await sql<
    Record<string, string>
  >`select name as "商品名称", intro as "商品简介", keyword as "商品关键字",
      unit_name as "单位", sort::text as "排序", cover as "商品封面图", slides::text as "商品轮播图",
      case delivery_methods when '' then '' when '1' then '商家配送' when '2' then '到店自提' else '商家配送、到店自提' end
        as "配送方式",
      case when is_refundable then '支持' else '不支持' end as "支持退款",
      case when is_multi_spec then '多规格' else '单规格' end as "规格类型",
      (select name from platform_category c where c.id = platform_category_id) as "平台商品分类",
      case when brand_id = 0 then '其他' else (select name from brand b where b.id = brand_id) end as "品牌",
      (select name from shipping_template t where t.mer_id = ${db.merId} and t.id = shipping_template_id) as "运费模板",
      (select string_agg(c.name, '、' order by c.id) from product_store_category l
        join store_category c on c.mer_id = ${db.merId} and c.id = l.category_id
        where l.mer_id = ${db.merId} and l.product_id = p.id) as "商户商品分类",
      (select string_agg(g.name, '、' order by g.id) from product_guarantee l join guarantee g on g.id = l.guarantee_id
        where l.mer_id = ${db.merId} and l.product_id = p.id) as "保障服务",
      (select string_agg(c.name, '、' order by c.id) from product_coupon l
        join coupon c on c.mer_id = ${db.merId} and c.id = l.coupon_id
        where l.mer_id = ${db.merId} and l.product_id = p.id) as "赠送优惠券",
      (select string_agg(s.name || '：' || s.value_list::text, '；' order by s.position) from product_spec s
        where s.mer_id = ${db.merId} and s.product_id = p.id) as "规格"
    from product p where p.mer_id = ${db.merId} and p.id = ${id}`.execute(db.q)
  return rows[0] ?? {}
}
