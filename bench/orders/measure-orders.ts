// npm run bench -- --orders: a shop with a million orders among a thousand shops.
import type { OrderBench } from './order-bench.ts'
import { openOrderBench } from './order-bench.ts'
import { measureFinanceReads } from './reads/finance-reads.ts'
import { measureHomeReads } from './reads/home-reads.ts'
import { measureLineExports, measureOrderExport } from './order-export.ts'
import { measureGatewayAlone, measureOrderGateway } from './order-gateway.ts'
import { measureOrderLoad } from './order-load.ts'
import { measureOrderPush, measurePushAlone } from './order-push.ts'
import { measureShipBatch } from './ship-batch.ts'
import { measureOrderReads } from './order-reads.ts'

type Say = (line: string) => void

export async function measureOrders(browserPath: string | undefined, say: Say) {
  const bench = await openOrderBench(say)
  try {
    await reads(bench, say)
    await money(bench, say)
    const load = await measureOrderLoad(bench)
    say(
      `order list at 16 clients as a share of its bare SQL over 16 connections: ${percent(load.share)} (goal >= 35 %; ${load.perSecond.toFixed(0)}/s)`,
    )
    say(gatewayLine(await measureOrderGateway(bench)))
    const exported = await measureOrderExport(bench)
    say(
      `export of ${exported.rows} orders: ${exported.seconds.toFixed(1)} s, ${exported.megabytes.toFixed(0)} MB more memory (goal <= 200 MB)`,
    )
    await lineExports(bench, say)
    if (browserPath === undefined) say('new orders in an open page: not measured, there is no browser')
    else say(pushLine(await measureOrderPush(bench, browserPath)))
  } finally {
    await bench.close()
  }
}

/** Nothing but what the owner reads. */
export async function measureMoney(say: Say) {
  const bench = await openOrderBench(say)
  try {
    await money(bench, say)
  } finally {
    await bench.close()
  }
}

async function money(bench: OrderBench, say: Say) {
  const finance = await measureFinanceReads(bench)
  say(
    `day bills of a year: ${finance.bills.toFixed(1)} ms (goal <= 20 ms); fund flow: ${finance.first.toFixed(1)} ms, page 5 000 ${finance.jump.toFixed(2)}x that (goal <= 2x)`,
  )
  for (const [name, milliseconds] of await measureHomeReads(bench)) {
    say(`home, ${name}: ${milliseconds.toFixed(1)} ms (goal <= 10 ms)`)
  }
}

/** Nothing but the exports of lines. */
export async function measureExports(say: Say) {
  const bench = await openOrderBench(say)
  try {
    await lineExports(bench, say)
  } finally {
    await bench.close()
  }
}

async function lineExports(bench: OrderBench, say: Say) {
  const { lines, ...files } = await measureLineExports(bench)
  for (const [format, { seconds, megabytes }] of Object.entries(files)) {
    say(
      `export of ${lines} order lines as ${format}: ${(lines / seconds).toFixed(0)} rows/s, ${megabytes.toFixed(0)} MB more memory (goal <= 200 MB)`,
    )
  }
}

/** Without the million orders, which change nothing about it. */
export async function measureGateway(say: Say) {
  const batch = await measureShipBatch()
  say(
    `500 orders shipped by one batch as a share of one bare transaction each: ${percent(batch.share)} (goal >= 25 %; ${batch.perSecond.toFixed(0)}/s)`,
  )
  say(gatewayLine(await measureGatewayAlone()))
}

const gatewayLine = ({ share, perSecond, processorMs }: Awaited<ReturnType<typeof measureOrderGateway>>) =>
  `orders placed and paid by the gateway as a share of one bare transaction each: ${percent(share)} (goal >= 30 %; ${perSecond.toFixed(0)}/s, ${processorMs.toFixed(1)} ms of the server's processor time each)`

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

async function reads(bench: OrderBench, say: Say) {
  const found = await measureOrderReads(bench)
  say(
    `order list and tab counts of a million: ${found.multiple.toFixed(2)}x the bare SQL (goal <= 3x), ${found.milliseconds.toFixed(1)} ms (goal <= 8 ms), ${found.growth.toFixed(2)}x those of 10 000 (goal <= 1.5x)`,
  )
  say(
    `page 5 000: ${found.jump.toFixed(2)}x the first page (goal <= 2x; ${found.jumpMilliseconds.toFixed(1)} ms); one order: ${found.detail.toFixed(1)} ms (goal <= 5 ms)`,
  )
  for (const [kind, { list, slowest, tabs }] of Object.entries(found.searches)) {
    say(
      `search by ${kind}: median ${list.toFixed(1)} ms (goal <= 30 ms), 95th percentile ${slowest.toFixed(1)} ms, tab counts ${tabs.toFixed(1)} ms`,
    )
  }
}

/** Without the million orders. */
export async function measurePush(browserPath: string, say: Say) {
  say(pushLine(await measurePushAlone(browserPath)))
}

const pushLine = (found: Awaited<ReturnType<typeof measurePushAlone>>) =>
  `20 orders/s, ${found.clients} clients listening: row in the open page after ${found.median.toFixed(0)} ms, 99th percentile ${found.tail.toFixed(0)} ms (goal <= 1 000 ms; ${found.orders} orders, refused: ${found.refused}; ${found.unseen} not seen, each client heard ${found.heard.toFixed(0)}; server ${found.megabytes.toFixed(0)} MB)`
