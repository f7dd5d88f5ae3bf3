import type { ProductOrder, ProductRow } from '@zhanggui/contract/goods/product'
import { keptTabs, type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { type RawBuilder, sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PageWindow } from '#platform/db/page-window'
import { storeCategories, wordsIn } from '../product.sql.ts'
import { orderOf } from './product-filter.sql.ts'
import { countOf, countTab } from './tab-count.sql.ts'

const rows = (
  db: MerchantDb,
) => sql`id, cover as image, name, ${wordsIn('keyword')} as keyword, platform_category_id as "categoryId", price_fen as price, sort, sales,
  extra_sales as ficti, stock, is_shown as "isShow", audit_status as "auditStatus", is_in_review as "isAudit",
  is_recycled as "isRecycle", refusal as reason, missing, favorite_count as "collectCount", type, is_multi_spec as "specType", version,
  created_at as "createTime", ${storeCategories(db)} as "cateId"`

/** The states of `keptTabs`. */
const KEPT = sql.raw(`state in (1, 2, 6, 7, 8)`)

/** Literals, so that the partial indexes of the tabs are used. */
function inTab(tab: ProductTab) {
  if (tab === productTab.is.all) return KEPT
  if (tab === productTab.is.soldOut) return sql`state in (1, 2) and stock <= 0`
  if (tab === productTab.is.lowStock) return sql`state in (1, 2) and is_low`
  return sql`state = ${sql.lit(tab)}`
}

/** The states that a tab shows, where it shows several: their products stand in order state by state only. */
const statesIn: Partial<Record<ProductTab, readonly ProductTab[]>> = {
  [productTab.is.all]: keptTabs,
  [productTab.is.soldOut]: [productTab.is.onSale, productTab.is.warehouse],
  [productTab.is.lowStock]: [productTab.is.onSale, productTab.is.warehouse],
}

/** The ids of a page. Of several states it is picked from as many of each: the indexes have each state in its order. */
function idsOfPage(db: MerchantDb, tab: ProductTab, order: ReturnType<typeof orderOf>, { limit, offset }: PageWindow) {
  const column = sql.ref(order.column)
  const part = (condition: RawBuilder<unknown>) =>
    sql`select id, ${column} from product where mer_id = ${db.merId} and ${condition}`
  // The tab's own index has this order, or the tab would be looked for at the wrong end of it.
  const isWhole = order.column === 'sort' || (tab === productTab.is.lowStock && order.column === 'stock')
  const states = isWhole ? undefined : statesIn[tab]
  const found = states
    ? sql.join(
        states.map(
          (state) => sql`(${part(sql`${inTab(tab)} and ${inTab(state)}`)} ${order.sql} limit ${offset + limit})`,
        ),
        sql` union all `,
      )
    : part(inTab(tab))
  return sql`select id from (${found}) as p ${order.sql} limit ${limit} offset ${offset}`
}

interface Listed {
  readonly type: ProductTab
  readonly sort?: ProductOrder | undefined
}

/** The page of a whole tab, of which only ids are walked over, and how many stand in it. */
export async function listTab(db: MerchantDb, { type, sort }: Listed, window: PageWindow) {
  const order = orderOf(sort)
  const { rows: list } = await sql<ProductRow & { total: number }>`select ${rows(db)}, ${countOf(db, type)} as total
    from product where mer_id = ${db.merId} and id in (select id from (${idsOfPage(db, type, order, window)}) as page)
    ${order.sql}`.execute(db.q)
  return { list, total: list[0]?.total ?? (await countTab(db, type)) }
}

export async function listByIds(db: MerchantDb, ids: readonly number[], order?: ProductOrder): Promise<ProductRow[]> {
  const { rows: list } = await sql<ProductRow>`select ${rows(db)} from product
    where mer_id = ${db.merId} and id = any (${ids}::bigint[]) ${orderOf(order).sql}`.execute(db.q)
  return list
}
