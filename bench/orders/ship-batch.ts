// 500 orders shipped by one batch of the ship desk, as a share of one bare transaction per order that writes the same rows.
import { jobContextOf } from '../../apps/server/src/platform/jobs/job-context.ts'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { transactionsOf } from '../../apps/server/src/platform/transactions.ts'
import { startTask } from '../../apps/server/src/features/tasks/public.ts'
import { shipDeskJob } from '../../apps/server/src/features/ship-desk/ship-desk.job.ts'
import { openThrowAway } from '../fixtures/bench-database.ts'
import { median } from '../fixtures/median.ts'
import { placeBare } from './bare-order.ts'
import { FIRST_SMALL, insertShops, skuOf } from './order-shops.sql.ts'

const ORDERS = 500
const ROUNDS = 3
const SHOP = FIRST_SMALL
let nextId = 7_000_000_000_000

interface Waiting {
  readonly id: number
  readonly orderNo: string
}

export async function measureShipBatch() {
  const { platform, close } = await openThrowAway()
  try {
    await insertShops(platform.pool, SHOP)
    const ratios: number[] = []
    let perSecond = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await rate(await placeOrders(platform.pool), (orders) => shipBare(platform.pool, orders))
      const batch = await rate(await placeOrders(platform.pool), (orders) => shipBatch(platform, orders))
      if (round === 0) continue // warm-up
      ratios.push(batch / bare)
      perSecond = batch
    }
    return { share: median(ratios), perSecond }
  } finally {
    await close()
  }
}

/** Paid and waiting. */
async function placeOrders(pool: Pool): Promise<Waiting[]> {
  for (let n = 0; n < ORDERS; n += 1) await placeBare(pool, skuOf(SHOP))
  const { rows } = await pool.query<Waiting>(
    'select id, order_no as "orderNo" from shop_order where mer_id = $1 and status = 1 order by id',
    [SHOP],
  )
  return rows
}

async function rate(orders: readonly Waiting[], ship: (orders: readonly Waiting[]) => Promise<unknown>) {
  const start = performance.now()
  await ship(orders)
  return (orders.length * 1000) / (performance.now() - start)
}

async function shipBatch(platform: Platform, orders: readonly Waiting[]) {
  const base = { pool: platform.pool, newId: platform.newId, wakeWorker: () => undefined }
  const rows = orders.map(({ id, orderNo }) => ({
    orderId: id,
    orderNo,
    expressCode: 'zhongtong',
    expressNumber: `ZT${orderNo}`,
    parcelId: null,
    problem: '',
  }))
  const { taskId } = await transactionsOf(base, SHOP, () => new Date()).inWrite((context) =>
    startTask({ ...context, staff: { adminId: 1 } }, shipDeskJob, {
      title: '批量发货',
      params: { rows, account: 'bench', realName: 'bench', address: '127.0.0.1' },
      items: rows.map(({ orderId: refId, orderNo: label }) => ({ refId, label })),
    }),
  )
  await shipDeskJob.run(jobContextOf(platform, SHOP, 1), { taskId })
}

const statements = ({ id, orderNo }: Waiting): readonly (readonly [string, unknown[]])[] => {
  const shipment = nextId++
  return [
    [
      `insert into shipment (mer_id, id, order_id, delivery_type, express_code, express_name, tracking_number, pieces,
         created_by, created_at, updated_at)
       values ($1, $2, $3, 'express', 'zhongtong', '中通快递', $4, 1, 1, now(), now())`,
      [SHOP, shipment, id, `ZT${orderNo}`],
    ],
    [
      `insert into shipment_line (mer_id, shipment_id, order_id, line_id, pieces)
       select $1, $2, order_id, id, pieces from order_line where mer_id = $1 and order_id = $3`,
      [SHOP, shipment, id],
    ],
    ['update order_line set shipped = pieces where mer_id = $1 and order_id = $2', [SHOP, id]],
    [
      `update shop_order set status = 4, delivery_type = 'express', sent_at = now(), due_at = null, updated_at = now(),
         version = version + 1 where mer_id = $1 and id = $2`,
      [SHOP, id],
    ],
    [
      `insert into order_event (mer_id, id, order_id, kind, message, actor, actor_id, created_at)
       values ($1, $2, $3, 'express', '已发货', 'merchant', 1, now())`,
      [SHOP, nextId++, id],
    ],
    [
      `insert into sensitive_log (mer_id, id, admin_id, account, description, operation, method, http_method, url, address,
         params, result, status, error, subject, changes, created_at)
       select $1, $2, admin_id, 'bench', '批量发货', operation, method, http_method, url, address, '', '', status, '', $3,
         '[]', now() from sensitive_log where mer_id = $1 limit 1`,
      [SHOP, nextId++, orderNo],
    ],
    [`select pg_notify('push', $1)`, [`area ${SHOP}`]],
  ]
}

async function shipBare(pool: Pool, orders: readonly Waiting[]) {
  const client = await pool.connect()
  try {
    for (const order of orders) {
      await client.query('begin')
      for (const [text, values] of statements(order))
        await client.query({ name: `ship ${text.slice(0, 40)}`, text, values })
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}
