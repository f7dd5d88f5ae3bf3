import type { Api } from '@zhanggui/contract/kernel/area'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { JobContext } from '#platform/jobs/job'
import { announceTask } from '#platform/push/announce.sql'
import { addProgress, type Step, type StoredTask } from './task.sql.ts'

const REPORT_EVERY = 1000

/** A task at work, in the hands of its job. */
export class RunningTask<P> {
  readonly id: number
  readonly adminId: number
  readonly title: string
  #reportedAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly context: JobContext,
    task: Omit<StoredTask, 'params'>,
    readonly params: P,
    /** What is different after every piece of the work. */
    readonly changes: readonly Api[],
  ) {
    this.id = task.id
    this.adminId = task.adminId
    this.title = task.title
  }

  /** Counts what this transaction does, so that both are true or neither; tells of it at most once a second. */
  async advance(db: MerchantDb, step: Step): Promise<void> {
    const progress = await addProgress(db, this.id, step)
    const now = this.context.clock().getTime()
    if (now - this.#reportedAt < REPORT_EVERY) return
    this.#reportedAt = now
    await announceTask(db, this.adminId, progress)
  }
}
