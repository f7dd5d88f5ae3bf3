import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from '#platform/jobs/worker'
import type { Platform } from '#platform/platform'
import { allJobs } from '../../src/all-jobs.ts'

const kinds = allJobs.map(({ kind }) => kind)

/** Runs due jobs beside the node's own worker, and waits for those that it has claimed. */
export async function drainJobs(platform: Platform): Promise<void> {
  const worker = new Worker(platform, allJobs)
  while (await isBusy(platform)) {
    await worker.tick()
    await worker.idle()
    await delay(10)
  }
}

/** Whether a job of the product runs now, or could. */
async function isBusy({ pool, clock }: Platform): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from job where kind = any($1) and (status = 'running' or (status = 'waiting' and run_at <= $2)) limit 1`,
    [kinds, clock()],
  )
  return rowCount !== 0
}
