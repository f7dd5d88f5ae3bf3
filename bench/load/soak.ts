// Two merchants work for an hour: the server's memory at the end against its memory when warm.
import { setTimeout as delay } from 'node:timers/promises'
import { median } from '../fixtures/median.ts'
import type { BenchPlatform } from '../fixtures/bench-platform.ts'
import { openLoadServer } from './load-server.ts'

const SAMPLES = 200

export async function measureSoak(bench: BenchPlatform, minutes: number) {
  const load = await openLoadServer(bench)
  try {
    const stops = [load.eager, load.other].map((shop) => load.begin(shop, 'steady'))
    const samples: number[] = []
    for (let n = 0; n < SAMPLES; n += 1) {
      await delay((minutes * 60_000) / SAMPLES)
      samples.push(load.memory())
    }
    const answers: Record<string, number> = {}
    for (const result of await Promise.all(stops.map((stop) => stop()))) {
      for (const [name, count] of Object.entries(result)) answers[name] = (answers[name] ?? 0) + count
    }
    // Compare the second fifth with the last: caches and pools fill before that.
    const fifth = SAMPLES / 5
    const [early, late] = [median(samples.slice(fifth, 2 * fifth)), median(samples.slice(-fifth))]
    return { early, late, peak: Math.max(...samples), answers }
  } finally {
    await load.close()
  }
}
