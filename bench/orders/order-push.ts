// How soon a new order stands in an open page: twenty a second for a minute, a thousand other clients listening.
// PUSH_CLIENTS and PUSH_SECONDS make it smaller.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PUSH_SOCKET } from '@zhanggui/contract/kernel/live-message'
import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'
import { chromium } from 'playwright-core'
import { createKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { openThrowAway } from '../fixtures/bench-database.ts'
import { startBuiltServer } from '../fixtures/built-server.ts'
import { median, percentile } from '../fixtures/median.ts'
import type { OrderBench } from './order-bench.ts'
import { placeByGateway } from './place-by-gateway.ts'
import { addClerk, FIRST_SMALL, insertBuyers, insertShops, LARGE, skuOf } from './order-shops.sql.ts'

const watchRows = readFileSync(new URL('watch-rows.mjs', import.meta.url), 'utf8')

const CLIENTS = Number(process.env['PUSH_CLIENTS'] ?? 1000)
/** A session may have fifty connections. */
const SESSIONS = Math.ceil(CLIENTS / 40)
const PER_SECOND = 20
const SECONDS = Number(process.env['PUSH_SECONDS'] ?? 60)
/** Before the clock runs, so that the page has rows and the server's code is compiled. */
const WARM_UP = 10
const PAGE_SIZE = 50

/** The figure by itself: one shop that sells, and no orders. */
export async function measurePushAlone(browserPath: string) {
  const { platform, close } = await openThrowAway()
  try {
    await insertShops(platform.pool, FIRST_SMALL)
    await insertBuyers(platform.pool, skuOf(LARGE).uid)
    return await measureOrderPush({ platform, large: await addClerk(platform.pool, LARGE) }, browserPath)
  } finally {
    await close()
  }
}

export async function measureOrderPush(
  { platform, large: { merId } }: Pick<OrderBench, 'platform' | 'large'>,
  browserPath: string,
) {
  const { pool, config, secrets } = platform
  const server = await startBuiltServer(pool.options.connectionString, config.dataDir)
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const clients = await listen(pool, server.url, merId)
    const { token } = await addClerk(pool, merId, true)
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    await context.setExtraHTTPHeaders({ 'x-token': token })
    await context.addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: server.url }])
    const key = await createKey(pool, secrets, { name: 'bench', scopes: ['order'] }, new Date())
    const place = () => placeByGateway(server.url, key, skuOf(merId))
    for (let n = 0; n < WARM_UP; n += 1) await place()
    const page = await context.newPage()
    await page.goto(`/order/list?size=${PAGE_SIZE}`)
    await page.locator('tbody tr').nth(5).waitFor()
    await page.evaluate(watchRows)
    const tried = await placeSteadily(place)
    const placed = tried.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    await delay(3000)
    const seen = new Map(await page.evaluate(() => [...((window as never)['seenOrders'] as Map<string, number>)]))
    const taken = placed.flatMap(({ orderNo, placedAt }) => (seen.get(orderNo) ?? Number.NaN) - placedAt)
    const { heard } = await clients.stop()
    return {
      clients: CLIENTS,
      orders: placed.length,
      refused: refusals(tried),
      unseen: taken.filter(Number.isNaN).length,
      median: median(taken.filter((each) => !Number.isNaN(each))),
      tail: percentile(
        taken.map((each) => (Number.isNaN(each) ? Number.POSITIVE_INFINITY : each)),
        0.99,
      ),
      heard: heard / CLIENTS,
      megabytes: server.memory(),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** How often each reason was given. */
function refusals(tried: readonly PromiseSettledResult<unknown>[]): string {
  const counts = new Map<string, number>()
  for (const result of tried) {
    if (result.status === 'fulfilled') continue
    const reason = String(result.reason)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => `${count} × ${reason}`).join(', ') || 'none'
}

async function listen(pool: OrderBench['platform']['pool'], url: string, merId: number) {
  const tokens: string[] = []
  for (let n = 0; n < SESSIONS; n += 1) tokens.push((await addClerk(pool, merId)).token)
  const program = fileURLToPath(new URL('push-clients.mjs', import.meta.url))
  const child = fork(program, [url.replace('http', 'ws') + PUSH_SOCKET, JSON.stringify(tokens), String(CLIENTS)])
  // At a low priority, as if on other machines.
  if (child.pid !== undefined) setPriority(child.pid, 19)
  await once(child, 'message')
  return {
    stop: async () => {
      const told = once(child, 'message')
      child.send('stop')
      const [counted] = (await told) as [{ heard: number; closed: number }]
      return counted
    },
  }
}

/** Every twentieth of a second one is begun, whether or not the one before has ended. */
async function placeSteadily<T>(place: () => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  const begun: Promise<PromiseSettledResult<T>[]>[] = []
  const start = performance.now()
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    await delay(Math.max(0, start + (n * 1000) / PER_SECOND - performance.now()))
    begun.push(Promise.allSettled([place()]))
  }
  return (await Promise.all(begun)).flat()
}
