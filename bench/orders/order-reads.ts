// What staff read all day: the list with its counts, a far page, searches, one order.
import { orderApi } from '@zhanggui/contract/order/order'
import { Random } from '../../demo/orders/random.ts'
import { median, percentile } from '../fixtures/median.ts'
import { nouns } from '../fixtures/fill-products.ts'
import { readCountsBare, readPageBare } from './bare-reads.ts'
import { givenName } from './buyers.ts'
import type { OrderBench } from './order-bench.ts'
import { timed } from '../fixtures/served-routes.ts'
import { openOrderServer, type OrderServer } from './order-server.ts'
import type { Clerk } from './order-shops.sql.ts'

const WARM_UP = 30
/** Interleaved, taking the median, so that other load on the machine affects all alike. */
const ROUNDS = 300
const SEARCHES = 100
const FAR = 5000

const listOf = (query: string) => `${orderApi.list.path}?${query}`
const FIRST_PAGE = listOf('status=all&page=1&limit=20')

export async function measureOrderReads(bench: OrderBench) {
  const server = await openOrderServer(bench.platform)
  try {
    return {
      ...(await measureLists(bench, server)),
      searches: await measureSearches(bench, server),
      detail: await measureDetail(bench, server),
    }
  } finally {
    await server.close()
  }
}

async function measureLists({ platform: { pool }, large, middle }: OrderBench, server: OrderServer) {
  const listAndCounts = (clerk: Clerk) => async () => {
    await server.call(FIRST_PAGE, clerk.token)
    await server.call(orderApi.tabs.path, clerk.token)
  }
  const bare = async () => {
    await readPageBare(pool, large.merId)
    await readCountsBare(pool, large.merId)
  }
  const farPage = (page: number) => () => server.call(listOf(`status=all&page=${page}&limit=20`), large.token)
  const taken = await interleaved({
    bare,
    many: listAndCounts(large),
    few: listAndCounts(middle),
    first: farPage(1),
    // Each time another one, as somebody who jumps there.
    far: () => farPage(FAR + Math.floor(Math.random() * 50))(),
  })
  return {
    milliseconds: taken.many,
    multiple: taken.many / taken.bare,
    growth: taken.many / taken.few,
    jump: taken.far / taken.first,
    jumpMilliseconds: taken.far,
  }
}

/** The median of each kind of work, one after the other in turns. */
async function interleaved<K extends string>(works: Record<K, () => Promise<unknown>>): Promise<Record<K, number>> {
  const kinds = Object.keys(works) as K[]
  const taken = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<K, number[]>
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const kind of kinds) {
      const milliseconds = await timed(works[kind])
      if (round >= WARM_UP) taken[kind].push(milliseconds)
    }
  }
  return Object.fromEntries(kinds.map((kind) => [kind, median(taken[kind])])) as Record<K, number>
}

async function measureSearches({ platform: { pool }, large }: OrderBench, server: OrderServer) {
  const random = new Random(1)
  const { rows } = await pool.query<{ phone: string; parcel: string }>(
    `select o.receiver_phone as phone, p.tracking_number as parcel from shop_order o
     join shipment p on p.mer_id = $1 and p.order_id = o.id and p.tracking_number <> ''
     where o.mer_id = $1 and o.id % 9973 = 0 limit $2`,
    [large.merId, SEARCHES],
  )
  const typed: Record<string, (nth: number) => string> = {
    'phone tail': (nth) => rows[nth % rows.length]?.phone.slice(-4) ?? '',
    'two characters of a buyer': () => givenName(random),
    'two characters of a product': (nth) => nouns[nth % nouns.length] ?? '',
    'tracking number': (nth) => rows[nth % rows.length]?.parcel ?? '',
  }
  const found: Record<string, { list: number; slowest: number; tabs: number }> = {}
  for (const [kind, word] of Object.entries(typed)) {
    const [lists, tabs]: [number[], number[]] = [[], []]
    for (let nth = 0; nth < SEARCHES; nth += 1) {
      const keyword = `keyword=${encodeURIComponent(word(nth))}`
      lists.push(await timed(() => server.call(listOf(`status=all&page=1&limit=20&${keyword}`), large.token)))
      tabs.push(await timed(() => server.call(`${orderApi.tabs.path}?${keyword}`, large.token)))
    }
    found[kind] = { list: median(lists), slowest: percentile(lists, 0.95), tabs: median(tabs) }
  }
  return found
}

async function measureDetail({ large }: OrderBench, server: OrderServer) {
  const { list } = await server.call<{ list: { orderNo: string }[] }>(
    listOf('status=all&page=300&limit=100'),
    large.token,
  )
  const taken: number[] = []
  for (let nth = 0; nth < WARM_UP + ROUNDS; nth += 1) {
    const path = orderApi.info.path.replace('{orderNo}', list[nth % list.length]?.orderNo ?? '')
    taken.push(await timed(() => server.call(path, large.token)))
  }
  return median(taken.slice(WARM_UP))
}
