import type { Api } from '@zhanggui/contract/kernel/area'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { JobContext } from '#platform/jobs/job'
import { announceTask } from '#platform/push/announce.sql'
import { addProgress, type Step, type StoredTask } from './task.sql.ts'

const REPORT_EVERY = 1000

/** A running task, as its job sees it. */
export class RunningTask<P> {
  readonly id: number
  readonly adminId: number
  readonly title: string
  #reportedAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly context: JobContext,
    task: Omit<StoredTask, 'params'>,
    readonly params: P,
    /** Areas that change with every chunk. */
    readonly changes: readonly Api[],
  ) {
    this.id = task.id
    this.adminId = task.adminId
    this.title = task.title
  }

  /** Adds progress in the transaction that did the work; pushes it at most once a second. */
  async advance(db: MerchantDb, step: Step): Promise<void> {
    const progress = await addProgress(db, this.id, step)
    const now = this.context.clock().getTime()
    if (now - this.#reportedAt < REPORT_EVERY) return
    this.#reportedAt = now
    await announceTask(db, this.adminId, progress)
  }
}
