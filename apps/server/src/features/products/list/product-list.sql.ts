import type { ProductRow } from '@zhanggui/contract/goods/product'
import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PageWindow } from '#platform/db/page-window'
import { storeCategories, wordsIn } from '../product.sql.ts'
import { countOf, countTab } from './tab-count.sql.ts'

/** Favourites come with the storefront. */
const rows = (
  db: MerchantDb,
) => sql`id, cover as image, name, ${wordsIn('keyword')} as keyword, platform_category_id as "categoryId", price_fen as price, sort, sales,
  extra_sales as ficti, stock, is_shown as "isShow", audit_status as "auditStatus", is_in_review as "isAudit",
  is_recycled as "isRecycle", refusal as reason, missing, 0 as "collectCount", type, is_multi_spec as "specType", version,
  created_at as "createTime", ${storeCategories(db)} as "cateId"`
const inListOrder = sql`order by sort desc, id desc`

/** Written out, so that the partial indexes of the tabs fit. */
function inTab(tab: ProductTab) {
  if (tab === productTab.is.soldOut) return sql`state in (1, 2) and stock <= 0`
  if (tab === productTab.is.lowStock) return sql`state in (1, 2) and is_low`
  return sql`state = ${sql.lit(tab)}`
}

/** The page of a whole tab, of which only ids are walked over, and how many stand in it. */
export async function listTab(db: MerchantDb, tab: ProductTab, { limit, offset }: PageWindow) {
  const { rows: list } = await sql<ProductRow & { total: number }>`select ${rows(db)}, ${countOf(db, tab)} as total
    from product where mer_id = ${db.merId} and id in (
      select id from product where mer_id = ${db.merId} and ${inTab(tab)} ${inListOrder} limit ${limit} offset ${offset})
    ${inListOrder}`.execute(db.q)
  return { list, total: list[0]?.total ?? (await countTab(db, tab)) }
}

export async function listByIds(db: MerchantDb, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows: list } = await sql<ProductRow>`select ${rows(db)} from product
    where mer_id = ${db.merId} and id = any (${ids}::bigint[]) ${inListOrder}`.execute(db.q)
  return list
}
