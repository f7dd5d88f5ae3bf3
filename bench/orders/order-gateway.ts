// Orders that the shop front places and pays by signed calls, as a share of one bare transaction per order that writes the
// same rows over as many connections.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { orderGatewayRoutes } from '../../apps/server/src/gateway/order/order-gateway.routes.ts'
import { createKey, type IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { serveGateway } from '../../apps/server/src/gateway/public.ts'
import { createServer } from '../../apps/server/src/platform/http/server.ts'
import { median } from '../fixtures/median.ts'
import { placeBare } from './bare-order.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { openThrowAway } from '../fixtures/bench-database.ts'
import { FIRST_SMALL, insertBuyers, insertShops, type OrderedSku, skuOf } from './order-shops.sql.ts'

const CLIENTS = 16
const ORDERS = 800
const ROUNDS = 5
/** Orders of each client before it is timed: the program of a client that has just started is slow. */
const WARM_UP = 3

/** The figure by itself: the shops that sell, one buyer in each, and no orders. */
export async function measureGatewayAlone() {
  const { platform, close } = await openThrowAway()
  try {
    await insertShops(platform.pool, FIRST_SMALL + CLIENTS)
    await insertBuyers(platform.pool, skuOf(FIRST_SMALL).uid)
    return await measureOrderGateway({ platform })
  } finally {
    await close()
  }
}

export async function measureOrderGateway({ platform }: { readonly platform: Platform }) {
  const { pool, secrets, log } = platform
  const key = await createKey(pool, secrets, { name: 'bench', scopes: ['order'] }, new Date())
  const server = await createServer(log, undefined)
  serveGateway(server, platform, orderGatewayRoutes)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  // As many shops as clients, as a platform has them.
  const goods = Array.from({ length: CLIENTS }, (_, n) => skuOf(FIRST_SMALL + n))
  const ratios: number[] = []
  const [speeds, times]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await rate(goods, (sku) => placeBare(pool, sku))
    const before = process.cpuUsage()
    const called = await gatewayRate(url, key)
    const { user, system } = process.cpuUsage(before)
    if (round === 0) continue // the server warms up
    ratios.push(called / bare)
    speeds.push(called)
    times.push((user + system) / 1000 / (ORDERS + CLIENTS * WARM_UP))
  }
  await server.close()
  return { share: median(ratios), perSecond: median(speeds), processorMs: median(times) }
}

/** Orders per second, each client with a shop of its own. */
async function rate(goods: readonly OrderedSku[], place: (sku: OrderedSku) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await Promise.all(
    goods.map(async (sku) => {
      for (let n = 0; n < ORDERS / CLIENTS; n += 1) await place(sku)
    }),
  )
  return (ORDERS * 1000) / (performance.now() - start)
}

/** The clients in a process of their own, as they are elsewhere. */
async function gatewayRate(url: string, { keyId, secret }: IssuedKey): Promise<number> {
  const program = fileURLToPath(new URL('gateway-run.ts', import.meta.url))
  const args = [url, keyId, secret, FIRST_SMALL, CLIENTS, ORDERS, WARM_UP].map(String)
  const [milliseconds] = (await once(fork(program, args, { execArgv: ['--import', 'tsx'] }), 'message')) as [number]
  return (ORDERS * 1000) / milliseconds
}
