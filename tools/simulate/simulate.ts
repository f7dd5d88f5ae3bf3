import { setTimeout as delay } from 'node:timers/promises'
import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import type { CallGateway } from '../platform/gateway-caller.ts'
import { followUp } from './follow-up.ts'
import { findGoods, goShopping, type OpenOrder, type Shelf } from './go-shopping.ts'
import { findFlashSales } from './promotions.ts'
import { Tally } from './tally.ts'

interface Wishes {
  /** Orders per second. */
  readonly rate: number
  /** It ends after so many orders, or so much time. */
  readonly count: number
  readonly ms: number
  /** One shop; all that are open otherwise. */
  readonly merId?: number
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** As many buyers at once as a shop front would let in. */
const AT_ONCE = 50
const REPORT_MS = 10_000

/** Lets shoppers order, pay, receive, complain and review until the wishes are fulfilled. Waits for those on their way. */
export async function simulate(call: CallGateway, { rate, count, ms, merId, signal, say }: Wishes): Promise<Tally> {
  const shelf = await shelfOfShops(call, merId)
  const tally = new Tally()
  const open: OpenOrder[] = []
  const running = new Set<Promise<void>>()
  const ends = AbortSignal.any([signal, AbortSignal.timeout(ms)])
  const report = setInterval(() => say(tally.text()), REPORT_MS)
  for (let placed = 0; placed < count && !ends.aborted; placed += 1) {
    const visit = oneVisit(call, shelf, open, tally).finally(() => running.delete(visit))
    running.add(visit)
    if (running.size >= AT_ONCE) await Promise.race(running)
    if (placed + 1 < count) await delay(1000 / rate, undefined, { signal: ends }).catch(() => undefined)
  }
  await Promise.all(running)
  clearInterval(report)
  say(`结束：${tally.text()}`)
  return tally
}

async function shelfOfShops(call: CallGateway, merId: number | undefined): Promise<Shelf> {
  const { list } = await call(merchantGateway.list, { limit: 200 })
  const shops = list.filter(({ id, isOpen }) => isOpen && (merId === undefined || id === merId))
  const goods = (await Promise.all(shops.map(({ id }) => findGoods(call, id)))).flat()
  if (goods.length === 0) throw new Error('没有营业中的店铺有可以下单的在售商品')
  const flashSales = (await Promise.all(shops.map(({ id }) => findFlashSales(call, id)))).flat()
  return { goods, flashSales }
}

/** A new order, and a look at one that somebody has made before. What the gateway refuses is counted. */
async function oneVisit(call: CallGateway, shelf: Shelf, open: OpenOrder[], tally: Tally) {
  const order = await tally.count('下单', goShopping(call, shelf, tally))
  if (order) open.push(...order)
  const earlier = open.shift()
  if (!earlier) return
  const still = await tally.count('回访', followUp(call, earlier, tally))
  if (still) open.push(still)
}
