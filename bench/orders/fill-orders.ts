// A million orders of one shop and some of a thousand others, as the demo shops have them (lines, parcels, refunds, history,
// money, movements of stock), written by COPY.
import { buildOrder } from '../../demo/orders/build-order.ts'
import { findSoldGoods } from '../../demo/orders/demo-orders.sql.ts'
import type { Shop } from '../../demo/orders/draft.ts'
import { planOrder } from '../../demo/orders/order-plan.ts'
import { demoTables, OrderRows } from '../../demo/orders/order-rows.ts'
import { Random } from '../../demo/orders/random.ts'
import { inMerchant } from '../../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { buyersOf, shopperRow } from './buyers.ts'
import { connectForCopy, type CopyClient, copyRows } from './copy-rows.sql.ts'
import { afterOrders, allShops, insertShops, setStock, sizeOf, STOCK_AT_FIRST } from './order-shops.sql.ts'
import { withoutIndexes } from './without-indexes.sql.ts'

const MONTHS_18 = 548 * 86_400_000
/** Orders that are made and written at a time. */
const CHUNK = 4000
const FIRST_ID = 10_000_000

type Say = (line: string) => void

export async function fillOrders({ pool }: Platform, say: Say) {
  const client = await connectForCopy(pool.options.connectionString)
  const start = performance.now()
  try {
    await client.query('set synchronous_commit = off')
    await insertShops(client)
    let nextId = FIRST_ID
    const newId = async () => nextId++
    await withoutIndexes(client, () => fillShops(pool, client, newId, say), say)
    await client.query(`update id_block set next_id = $1 where name = 'main'`, [nextId + 1000])
    for (const statement of afterOrders) await client.query(statement)
    await client.query(setStock, [STOCK_AT_FIRST])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  say(`filled in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
}

async function fillShops(pool: Platform['pool'], client: CopyClient, newId: Shop['newId'], say: Say) {
  let written = Promise.resolve()
  for (const merId of allShops) {
    for await (const rows of rowsOf(pool, client, merId, newId, say)) {
      // The database writes one chunk while the next one is made.
      await written
      written = writeRows(client, merId, rows)
    }
  }
  await written
}

async function writeRows(client: CopyClient, merId: number, { tables }: OrderRows) {
  for (const table of demoTables) await copyRows(client, table, merId, tables.get(table) ?? [])
}

async function* rowsOf(pool: Platform['pool'], client: CopyClient, merId: number, newId: Shop['newId'], say: Say) {
  const [count, random, now] = [sizeOf(merId), new Random(merId * 7919), new Date()]
  const goods = await inMerchant(pool, merId, 'read', findSoldGoods)
  const buyers = buyersOf(Math.ceil(count / 10), random)
  const from = new Date(now.getTime() - MONTHS_18)
  await copyRows(
    client,
    'shopper',
    merId,
    buyers.map((each) => shopperRow(each, from)),
  )
  const stock = new Map(goods.map(({ skuId }) => [skuId, STOCK_AT_FIRST]))
  const shop = { merId, feePercent: 5, ownerId: 1, newId, random, now, stock, balance: { pending: 0, balance: 0 } }
  for (let at = 0; at < count; at += CHUNK) {
    const rows = new OrderRows()
    for (let nth = at; nth < Math.min(at + CHUNK, count); nth += 1) {
      const createdAt = new Date(from.getTime() + (MONTHS_18 * (nth + random.next())) / count)
      const bought = [random.pick(goods), ...(random.chance(0.4) ? [random.pick(goods)] : [])]
      await buildOrder({ ...shop, rows }, planOrder(createdAt, now, random), random.pick(buyers), [...new Set(bought)])
    }
    if (at > 0 && at % 200_000 === 0) say(`  ${at} orders`)
    yield rows
  }
  const { pending, balance } = shop.balance
  await client.query('update merchant_account set pending_fen = $2, balance_fen = $3 where mer_id = $1', [
    merId,
    pending,
    balance,
  ])
}
