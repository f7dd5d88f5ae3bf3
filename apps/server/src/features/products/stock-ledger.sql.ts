import type { StockReason } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { jsonText } from './json-text.ts'

interface StockMovement {
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
  movements: readonly StockMovement[],
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
