// The list with sixteen clients, in calls per second, as a share of its bare SQL over sixteen connections.
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { hammerRate } from '../fixtures/hammer-rate.ts'
import { median } from '../fixtures/median.ts'
import { readPageBare } from './bare-reads.ts'
import type { OrderBench } from './order-bench.ts'
import { openOrderServer } from './order-server.ts'

const CLIENTS = 16
const ROUNDS = 5
const MILLISECONDS = 4000
const asked = {
  path: `${API_BASE}${orderApi.list.path}?status=all&page=1&limit=20`,
  connections: CLIENTS,
  milliseconds: MILLISECONDS,
}

export async function measureOrderLoad({ platform, large }: OrderBench) {
  const server = await openOrderServer(platform)
  const pool = createPool(platform.pool.options.connectionString ?? '', CLIENTS)
  const ratios: number[] = []
  let perSecond = 0
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await rateOf(() => readPageBare(pool, large.merId))
      const called = await hammerRate({ ...asked, port: server.port, token: large.token })
      if (round === 0) continue // warm-up
      ratios.push(called / bare)
      perSecond = called
    }
  } finally {
    await pool.end()
    await server.close()
  }
  return { share: median(ratios), perSecond }
}

async function rateOf(read: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + MILLISECONDS
  let reads = 0
  const client = async () => {
    for (; performance.now() < end; reads += 1) await read()
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (reads * 1000) / MILLISECONDS
}
