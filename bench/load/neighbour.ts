// Noisy neighbour: a merchant's response times beside a heavy one, as a multiple of those when alone.
import { setTimeout as delay } from 'node:timers/promises'
import { median, percentile } from '../fixtures/median.ts'
import type { BenchPlatform } from '../fixtures/bench-platform.ts'
import { openLoadServer } from './load-server.ts'
import type { Shop } from './shop.ts'

const [QUIET, HAMMERED] = [30_000, 60_000]
const PAUSE = 40
const EXPORT_EVERY = 10_000

export async function measureNeighbour(bench: BenchPlatform) {
  const load = await openLoadServer(bench)
  try {
    await work(load.other, QUIET / 3) // warm-up
    const quiet = await work(load.other, QUIET)
    const stop = load.begin(load.eager, 'hammer')
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, load.memory())), 500)
    const hammered = await work(load.other, HAMMERED)
    clearInterval(watch)
    const answers = await stop()
    return {
      median: median(hammered.calls) / median(quiet.calls),
      tail: percentile(hammered.calls, 0.95) / percentile(quiet.calls, 0.95),
      export: median(hammered.exports) / median(quiet.exports),
      quietMilliseconds: { median: median(quiet.calls), tail: percentile(quiet.calls, 0.95) },
      refused: quiet.refused + hammered.refused,
      calls: hammered.calls.length,
      peakMegabytes: peak,
      answers,
    }
  } finally {
    await load.close()
  }
}

/** A typical day: one call after the other, and an export now and then. */
async function work(shop: Shop, milliseconds: number) {
  const end = performance.now() + milliseconds
  const [calls, exports]: [number[], number[]] = [[], []]
  let refused = 0
  const timed = async (call: () => Promise<{ code: number }>, into: number[]) => {
    const start = performance.now()
    const { code } = await call()
    into.push(performance.now() - start)
    if (code !== 200) refused += 1
  }
  const exporting = async () => {
    while (performance.now() < end) {
      await timed(() => shop.export(), exports)
      await delay(EXPORT_EVERY)
    }
  }
  const calling = async () => {
    while (performance.now() < end) {
      for (const call of [shop.list, shop.tabs, shop.info, () => shop.editSort()]) {
        await timed(call, calls)
        await delay(PAUSE)
      }
    }
  }
  await Promise.all([calling(), exporting()])
  return { calls, exports, refused }
}
