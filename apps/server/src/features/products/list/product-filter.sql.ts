import type { productFilter, ProductOrder } from '@zhanggui/contract/goods/product'
import { partsOfOrder } from '@zhanggui/contract/kernel/order'
import type { ProductTab } from '@zhanggui/domain/product/product-codes'
import { queryTokens, searchText } from '@zhanggui/domain/kernel/text/search-tokens'
import { sql } from 'kysely'
import type { z } from 'zod'
import { conditionsOf, type FilterSql } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { cappedTotal, MAX_COUNTED, type PageWindow, type Total } from '#platform/db/page-window'
import type { DB } from '#platform/db/schema'
import { jsonText } from '../json-text.ts'

export type ProductFilter = z.output<typeof productFilter>
/** The filter within a tab. */
type Narrowing = Omit<ProductFilter, 'type'>

/** On sale or in the warehouse. Not a tab of the list, but what pickers offer. */
export const SALEABLE = -1
type Place = ProductTab | typeof SALEABLE

type Column = keyof DB['product']
/** In the form that the database's search functions take (row-level security, see migrations 0010, 0019). */
export type ProductCondition =
  | { readonly column: Column; readonly operator: '=' | '>=' | '<'; readonly value: number | boolean | string }
  | { readonly column: Column; readonly operator: 'any'; readonly value: readonly (number | string)[] }
  | { readonly storeCategory: number }
  | { readonly words: object }

/** Part of the name, a whole keyword, the product's number or, optionally, a SKU's. */
export const hasWords = (merId: number, words: string, barCode?: string): ProductCondition => {
  const typed = searchText(words)
  // Tokens are prefixed with the merchant id, so that one index serves all merchants.
  const tokens = queryTokens(words).map((token) => `${merId}:${token}`)
  return { words: { tokens, typed, number: /^\d{1,15}$/.test(typed) ? Number(typed) : undefined, barCode } }
}

const productLines = (db: MerchantDb): FilterSql<Narrowing, ProductCondition> => ({
  keywords: (words) => hasWords(db.merId, words),
  cateId: (id) => ({ storeCategory: id }),
  categoryId: (id) => ({ column: 'platform_category_id', operator: '=', value: id }),
})

/** The conditions of the filter apart from its tab; empty without a filter. */
export const productConditions = (db: MerchantDb, filter: Narrowing): ProductCondition[] =>
  conditionsOf(productLines(db), filter)

/** The default: in the shop's own order, newest first. */
const USUAL: ProductOrder = '-sort'

const columnOf = { price: 'price_fen', sales: 'sales', stock: 'stock', sort: 'sort', createTime: 'created_at' } as const

/** Products that are equal in the column go by their number in the same direction, so that one index serves both. */
export function orderOf(order: ProductOrder = USUAL) {
  const { field, isFalling } = partsOfOrder(order)
  const column = sql.ref(columnOf[field])
  return {
    column: columnOf[field],
    isFalling,
    sql: isFalling ? sql`order by ${column} desc, id desc` : sql`order by ${column}, id`,
  }
}

/** Ids in the list's order; the total is counted up to ten thousand. */
export async function findProducts(
  db: MerchantDb,
  place: Place,
  conditions: readonly ProductCondition[],
  { limit, offset }: Pick<PageWindow, 'limit' | 'offset'>,
  order?: ProductOrder,
): Promise<Total & { ids: number[] }> {
  const { column, isFalling } = orderOf(order)
  // Arrays of bigint arrive as text.
  const { rows } = await sql<{ ids: string[]; total: number }>`select ids, total from find_products(
    ${place}::smallint, ${jsonText(conditions)}::jsonb, ${column}, ${isFalling}, ${MAX_COUNTED + 1}, ${limit}, ${offset}
  )`.execute(db.q)
  return { ids: rows[0]?.ids.map(Number) ?? [], ...cappedTotal(rows[0]?.total ?? 0, MAX_COUNTED) }
}

/** A page of the ids that match a filter. */
export const searchProducts = (db: MerchantDb, filter: ProductFilter, window: Pick<PageWindow, 'limit' | 'offset'>) =>
  findProducts(db, filter.type, productConditions(db, filter), window)
