// The feed of a shop with a million events: a page at its beginning, in the middle and at its end, each as a multiple of the first.
import { readFeed } from '../../apps/server/src/features/events-out/public.ts'
import { transactionsOf } from '../../apps/server/src/platform/transactions.ts'
import type { BenchPlatform } from '../fixtures/bench-platform.ts'

const EVENTS = 1_000_000
const PAGE = 100
const [WARM_UP, CALLS] = [20, 200]

const fillEvents = `insert into outside_event (mer_id, no, type, subject, data, created_at)
  select $1, n, 'order.verified', 'SH' || n % 300000, jsonb_build_object('orderNo', 'SH' || n % 300000),
    now() - (($2::int - n) || ' seconds')::interval
  from generate_series(1, $2::int) n`

export async function measureEvents({ platform, merId }: BenchPlatform, say: (line: string) => void) {
  await platform.pool.query(fillEvents, [merId, EVENTS])
  await platform.pool.query('insert into outside_event_counter (mer_id, last_no) values ($1, $2)', [merId, EVENTS])
  await platform.pool.query('vacuum analyze outside_event')
  const { inRead } = transactionsOf(platform, merId, platform.clock)
  const page = (after: number) => inRead((db) => readFeed(db, { after, limit: PAGE }))
  const places = [0, EVENTS / 2, EVENTS - PAGE]
  const [first = 1, ...others] = await medians(places.map((after) => () => page(after)))
  const multiples = others.map((ms) => `${(ms / first).toFixed(2)}x`).join(' and ')
  say(
    `feed of ${EVENTS} events, pages of ${PAGE}: in the middle and at the end ${multiples} of the first page (goal <= 1.5x; ${first.toFixed(2)} ms)`,
  )
}

/** In milliseconds, taken in turns. */
async function medians(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (call >= WARM_UP) times[index]?.push(performance.now() - start)
    }
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[each.length >> 1] ?? 0)
}
