// Two merchants work for an hour: what the server holds at the end against what it held when it was warm.
import { setTimeout as delay } from 'node:timers/promises'
import { median } from '../stage/median.ts'
import type { Stage } from '../stage/stage.ts'
import { openLoadStage } from './load-stage.ts'

const SAMPLES = 200

export async function measureSoak(stage: Stage, minutes: number) {
  const load = await openLoadStage(stage)
  try {
    const stops = [load.eager, load.other].map((shop) => load.begin(shop, 'steady'))
    const samples: number[] = []
    for (let n = 0; n < SAMPLES; n += 1) {
      await delay((minutes * 60_000) / SAMPLES)
      samples.push(load.memory())
    }
    const answers: Record<string, number> = {}
    for (const told of await Promise.all(stops.map((stop) => stop()))) {
      for (const [name, count] of Object.entries(told)) answers[name] = (answers[name] ?? 0) + count
    }
    // The second fifth and the last one: before that caches and pools fill.
    const fifth = SAMPLES / 5
    const [early, late] = [median(samples.slice(fifth, 2 * fifth)), median(samples.slice(-fifth))]
    return { early, late, peak: Math.max(...samples), answers }
  } finally {
    await load.close()
  }
}
