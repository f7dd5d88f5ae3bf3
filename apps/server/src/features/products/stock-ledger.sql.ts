import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { StockMovement, stockLedgerQuery } from '@zhanggui/contract/product-stock'
import type { StockReason } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { z } from 'zod'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MOST_COUNTED } from '#platform/db/page-window'
import { jsonText } from './json-text.ts'

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

/** Writes down what moved; what stayed is no movement. */
export async function insertMovements(
  db: MerchantDb,
  movements: readonly Movement[],
  { reason, adminId = 0, orderNo = '' }: Cause,
  now: Date,
) {
  const moved = movements.filter(({ before, after }) => before !== after)
  if (moved.length === 0) return
  await sql`insert into stock_ledger (mer_id, product_id, sku_id, reason, delta, before, after, admin_id, order_no, created_at)
    select ${db.merId}, m."productId", m."skuId", ${reason}, m.after - m.before, m.before, m.after, ${adminId}, ${orderNo}, ${now}
    from jsonb_to_recordset(${jsonText(moved)}::jsonb)
      as m ("productId" bigint, "skuId" bigint, before integer, after integer)`.execute(db.q)
}

type LedgerQuery = z.output<typeof stockLedgerQuery>

/** What moved, newest first; dropped SKUs keep their names. Counted up to ten thousand. */
export function listMovements(
  db: MerchantDb,
  { productId, skuId, reason, ...page }: LedgerQuery,
): Promise<Page<StockMovement>> {
  let lines = db.q
    .selectFrom('stock_ledger as l')
    .where('l.mer_id', '=', db.merId)
    .where('l.product_id', '=', productId)
  if (skuId !== undefined) lines = lines.where('l.sku_id', '=', skuId)
  if (reason !== undefined) lines = lines.where('l.reason', '=', reason)
  const rows = lines
    .leftJoin('product_sku as k', (join) =>
      join.onRef('k.mer_id', '=', 'l.mer_id').onRef('k.product_id', '=', 'l.product_id').onRef('k.id', '=', 'l.sku_id'),
    )
    .leftJoin('admin as a', (join) => join.onRef('a.mer_id', '=', 'l.mer_id').onRef('a.id', '=', 'l.admin_id'))
    .select(['l.id', 'l.created_at as createTime', 'l.sku_id as skuId', 'l.before', 'l.delta', 'l.after'])
    .select(['l.order_no as orderNo', sql<StockReason>`l.reason`.as('reason')])
    .select([sql<string>`coalesce(k.label, '')`.as('sku'), sql<string>`coalesce(a.real_name, '')`.as('adminName')])
    .orderBy('l.id', 'desc')
  return countedPage(page, rows, { upTo: MOST_COUNTED })
}
