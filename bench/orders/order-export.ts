// Export of 200 000 orders in a process of its own.
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { runTransfer } from '../transfer.ts'
import type { OrderBench } from './order-bench.ts'

const ROWS = 200_000
const FILE = 'orders.xlsx'

export async function measureOrderExport({ platform, large: { merId } }: OrderBench) {
  const { rows } = await platform.pool.query<{ at: Date }>(
    `select created_at as at from shop_order where mer_id = $1 and tab > 0 order by created_at desc, id desc
     offset $2 limit 1`,
    [merId, ROWS],
  )
  const day = (at: Date) => formatShopTime(at).slice(0, 10)
  const filter = { status: 'all', dateLimit: `${day(rows[0]?.at ?? new Date())},${day(new Date())}` }
  const exported = await runTransfer(platform, merId, 'exportOrders', FILE, filter)
  // The first row is the head.
  const { result } = await runTransfer(platform, merId, 'count', FILE)
  if (result <= ROWS) throw new Error(`${result} rows in the file`)
  return { ...exported, rows: result - 1 }
}
