import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from '#platform/jobs/worker'
import type { Platform } from '#platform/platform'
import { allJobs } from '../src/app.ts'
import { countUnfinished } from './look/jobs.sql.ts'

/** Does what is due in the queue beside the node's own worker, and waits for what that one has taken. */
export async function drainJobs(platform: Platform): Promise<void> {
  const worker = new Worker(platform, allJobs)
  const kinds = allJobs.map(({ kind }) => kind)
  while ((await countUnfinished(platform, kinds)) > 0) {
    await worker.tick()
    await worker.idle()
    await delay(10)
  }
}
