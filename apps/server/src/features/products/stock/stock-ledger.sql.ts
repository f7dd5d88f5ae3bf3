import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { Page, PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { productApi } from '@zhanggui/contract/goods/product'
import type { StockMovement } from '@zhanggui/contract/goods/product-stock'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { skuSubject } from '@zhanggui/domain/event/outside-event'
import type { StockReason } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import { insertRows } from '#platform/db/rows/insert-rows'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'

interface Movement {
  readonly productId: number
  readonly skuId: number
  readonly before: number
  readonly after: number
}

interface Cause {
  readonly reason: StockReason
  /** 0 = the system. */
  readonly adminId?: number
  readonly orderNo?: string
}

/** Records non-zero movements, and tells other programs of them. */
export async function insertMovements(
  db: MerchantDb,
  movements: readonly Movement[],
  { reason, adminId = 0, orderNo = '' }: Cause,
  now: Date,
) {
  const moved = movements.filter(({ before, after }) => before !== after)
  if (moved.length === 0) return
  const told = moved.map(({ productId, skuId: attrValueId, before, after }) => ({
    type: eventType.is.stockMoved,
    subject: skuSubject(attrValueId),
    data: { productId, attrValueId, before, after, reason, orderNo },
  }))
  db.tell(...told)
  const cause = { mer_id: db.merId, reason, admin_id: adminId, order_no: orderNo, created_at: now }
  const lines = moved.map(({ productId, skuId, before, after }) => ({
    ...cause,
    product_id: productId,
    sku_id: skuId,
    delta: after - before,
    before,
    after,
  }))
  // As values: a cluster does not support identity columns with INSERT … SELECT.
  await insertRows(db, 'stock_ledger', lines)
}

type LedgerFilter = FilterOf<typeof productApi.ledger>

const ledgerFilter: FilterSql<LedgerFilter> = {
  productId: (id) => sql`l.product_id = ${id}`,
  skuId: (id) => sql`l.sku_id = ${id}`,
  reason: (reason) => sql`l.reason = ${reason}`,
}

/** Movements, newest first, including those of dropped SKUs. Counted up to ten thousand. */
export function listMovements(db: MerchantDb, query: LedgerFilter & PageQuery): Promise<Page<StockMovement>> {
  const rows = db.q
    .selectFrom('stock_ledger as l')
    .where('l.mer_id', '=', db.merId)
    .where(passes(ledgerFilter, query))
    .leftJoin('product_sku as k', (join) =>
      join.on('k.mer_id', '=', db.merId).onRef('k.product_id', '=', 'l.product_id').onRef('k.id', '=', 'l.sku_id'),
    )
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'l.admin_id'))
    .select(['l.id', 'l.created_at as createTime', 'l.sku_id as skuId', 'l.before', 'l.delta', 'l.after'])
    .select(['l.order_no as orderNo', sql<StockReason>`l.reason`.as('reason')])
    .select([sql<string>`coalesce(k.label, '')`.as('sku'), sql<string>`coalesce(a.real_name, '')`.as('adminName')])
    .orderBy('l.id', 'desc')
  return countedPage(query, rows, { upTo: MAX_COUNTED })
}
