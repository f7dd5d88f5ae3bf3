import type { AuditStatus } from '@zhanggui/domain/product/product-codes'
import type { ProductPart } from '@zhanggui/domain/product/product-parts'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StoredForm } from './stored-product.ts'

interface ProductRow extends Omit<StoredForm, 'flags' | 'specs'> {
  readonly isShow: boolean
  readonly isAudit: boolean
  readonly auditStatus: AuditStatus
  readonly isRecycle: boolean
  readonly missing: readonly ProductPart[]
  readonly skipsReview: boolean
}

/** The forms of these products, by their ids. */
export async function findForms(db: MerchantDb, ids: readonly number[]): Promise<ReadonlyMap<number, StoredForm>> {
  const { rows } =
    await sql<ProductRow>`select id, version, type, name, intro, string_to_array(keyword, ',') as keyword, cover as image,
      slides as "sliderImage", sort,
      platform_category_id as "categoryId", brand_id as "brandId", unit_name as "unitName",
      shipping_template_id as "tempId", is_multi_spec as "specType", string_to_array(delivery_methods, ',') as "deliveryMethod",
      is_shown as "isShow", is_in_review as "isAudit", audit_status as "auditStatus", is_recycled as "isRecycle",
      missing, skips_review as "skipsReview",
      array(select c.category_id from product_store_category c where c.mer_id = ${db.merId} and c.product_id = p.id
        order by c.category_id) as "cateId"
    from product p where p.mer_id = ${db.merId} and p.id = any (${ids}::bigint[]) and deleted_at is null`.execute(db.q)
  const specs = await findSpecs(db, ids)
  return new Map(
    rows.map(({ isShow, isAudit, auditStatus, isRecycle, missing, skipsReview, ...form }) => [
      form.id,
      {
        ...form,
        flags: { isShow, isAudit, auditStatus, isRecycle, isDel: false, missing, skipsReview },
        specs: specs.get(form.id) ?? [],
      },
    ]),
  )
}

async function findSpecs(db: MerchantDb, ids: readonly number[]) {
  const { rows } = await sql<
    Spec & { productId: number }
  >`select product_id as "productId", name, value_list as "values"
    from product_spec where mer_id = ${db.merId} and product_id = any (${ids}::bigint[])
    order by product_id, position`.execute(db.q)
  const specs = new Map<number, Spec[]>()
  for (const { productId, name, values } of rows) {
    specs.set(productId, [...(specs.get(productId) ?? []), { name, values }])
  }
  return specs
}

/** How many SKUs each of them has. */
export async function countSkus(db: MerchantDb, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.q
    .selectFrom('product_sku')
    .select((eb) => ['product_id as id', eb.fn.countAll<number>().as('count')])
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`product_id = any (${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
