// The bare SQL of the list and its tab counts: the page with its buyers, the lines, the tab's total, all tab counts.
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'

const counted = `from (select tab, count from order_tab_count where mer_id = $1
  union all select tab, delta from order_day_delta where mer_id = $1) as counted`
const PAGE = `select o.id, o.order_no, o.status, o.refund_status, o.cancelled_by, o.type, o.goods_kind, o.shipping_type,
    o.group_buy, o.is_deleted_by_buyer, o.is_deleted_by_shop, o.has_buyer_refund, o.open_refunds, o.pay_fen, o.pay_type,
    o.pieces, o.uid, s.nickname, s.is_closed, o.remark, o.buyer_remark, o.created_at, o.paid_at, o.due_at, o.version
  from (select * from shop_order where mer_id = $1 and tab > 0 order by created_at desc, id desc limit 20) o
  left join shopper s on s.mer_id = $1 and s.uid = o.uid order by o.created_at desc, o.id desc`
const LINES = `select order_id, id, product_id, sku_id, product_name, image, sku_label, unit_price_fen, pieces, shipped, applied,
    refunded, pay_fen, refunded_fen, is_reviewed
  from order_line where mer_id = $1 and order_id = any ($2) order by order_id, position`

const named = (text: string) => ({ name: text.slice(-60), text })

export async function readPageBare(pool: Pool, merId: number) {
  const { rows } = await pool.query<{ id: number }>({ ...named(PAGE), values: [merId] })
  await pool.query({ ...named(LINES), values: [merId, rows.map(({ id }) => id)] })
  await pool.query({ ...named(`select coalesce(sum(count), 0) ${counted}`), values: [merId] })
}

export const readCountsBare = (pool: Pool, merId: number) =>
  pool.query({ ...named(`select tab, sum(count) ${counted} group by tab`), values: [merId] })
