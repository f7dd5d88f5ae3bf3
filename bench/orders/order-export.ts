// Exports in processes of their own: 200 000 orders, and a million lines of orders.
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { runTransfer } from '../transfer.ts'
import type { OrderBench } from './order-bench.ts'

const ORDERS = 200_000
const LINES = 1_000_000

export async function measureOrderExport({ platform, large: { merId } }: OrderBench) {
  const { rows } = await platform.pool.query<{ at: Date }>(
    `select created_at as at from shop_order where mer_id = $1 and tab > 0 order by created_at desc, id desc
     offset $2 limit 1`,
    [merId, ORDERS],
  )
  const filter = sinceDay(rows[0]?.at)
  const exported = await runTransfer(platform, merId, 'exportOrders', 'orders.xlsx', filter)
  const { result } = await runTransfer(platform, merId, 'count', 'orders.xlsx')
  if (result < ORDERS) throw new Error(`${result} rows in the file`)
  return { ...exported, rows: result }
}

/** One file of each kind, which hold as many lines as the database counts. */
export async function measureLineExports({ platform, large: { merId } }: OrderBench) {
  const { rows } = await platform.pool.query<{ at: Date; lines: number }>(
    `select min(day) as at, sum(lines)::int as lines from (
       select date_trunc('day', o.created_at, 'Asia/Shanghai') as day, count(*) as lines,
         sum(count(*)) over (order by date_trunc('day', o.created_at, 'Asia/Shanghai') desc) - count(*) as newer
       from shop_order o join order_line l on l.mer_id = $1 and l.order_id = o.id
       where o.mer_id = $1 and o.tab > 0 and not o.is_deleted_by_shop group by 1) as days
     where newer < $2`,
    [merId, LINES],
  )
  const filter = sinceDay(rows[0]?.at)
  const lines = rows[0]?.lines ?? 0
  const measure = async (file: string) => {
    const exported = await runTransfer(platform, merId, 'exportLines', file, filter)
    const { result } = await runTransfer(platform, merId, 'count', file)
    if (result !== lines) throw new Error(`${result} rows instead of ${lines} in ${file}`)
    return exported
  }
  return { lines, csv: await measure('lines.csv'), xlsx: await measure('lines.xlsx') }
}

const day = (at: Date) => formatShopTime(at).slice(0, 10)
const sinceDay = (at = new Date()) => ({ status: 'all', dateLimit: `${day(at)},${day(new Date())}` })
