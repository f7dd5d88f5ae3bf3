import { inPlatform } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import { type JobKind, retryDelay } from './job.ts'
import { jobContextOf } from './job-context.ts'
import {
  claimJobs,
  type ClaimedJob,
  extendLease,
  failJob,
  finishJob,
  insertJob,
  type Owner,
  repeatJob,
} from './job.sql.ts'

const POLL = 1000
const LEASE = 60_000
/** Concurrency on this node. */
const SLOTS: Readonly<Record<Owner, number>> = { merchants: 4, platform: 2 }
export const ALL_SLOTS = SLOTS.merchants + SLOTS.platform
const RECURRING = 'recurring'

/** Runs due jobs of the kinds it knows on this node; any number of nodes share the queue. */
export class Worker {
  readonly #kinds: ReadonlyMap<string, JobKind>
  readonly #running: Readonly<Record<Owner, Set<Promise<void>>>> = { merchants: new Set(), platform: new Set() }
  #timer: NodeJS.Timeout | undefined
  #look: Promise<void> | undefined
  #isWoken = false
  #stopped = false

  constructor(
    readonly platform: Platform,
    kinds: readonly JobKind[],
  ) {
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]))
  }

  async start() {
    for (const kind of this.#kinds.values()) await this.#plan(kind)
    this.platform.onWake(() => this.#wake())
    this.#schedule()
  }

  /** Waits for running jobs; interrupted ones run again when their lease expires. */
  async stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
    // A poll in progress may still claim jobs.
    await this.#look
    await this.idle()
  }

  /** Polls the queue once; called by the timer and by tests. */
  async tick(): Promise<void> {
    await this.#fill('platform')
    await this.#fill('merchants')
  }

  async idle(): Promise<void> {
    await Promise.all([...this.#running.platform, ...this.#running.merchants])
  }

  async #fill(owner: Owner): Promise<void> {
    const { pool, clock } = this.platform
    const running = this.#running[owner]
    const limit = SLOTS[owner] - running.size
    if (limit <= 0) return
    const wanted = { kinds: [...this.#kinds.keys()], limit, now: clock(), leaseUntil: this.#leaseEnd() }
    for (const job of await claimJobs(pool, owner, wanted)) {
      const run = this.#run(job).finally(() => running.delete(run))
      running.add(run)
    }
  }

  #schedule(delay = POLL) {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#isWoken = false
      this.#look = this.tick()
        .catch((error: unknown) => this.platform.log.warn({ err: error }, 'jobs: queue not reachable'))
        .finally(() => {
          if (!this.#stopped) this.#schedule(this.#isWoken ? 0 : POLL)
        })
    }, delay)
  }

  /** Looks at once. A look that is under way may have missed the new job, so another one follows it. */
  #wake() {
    this.#isWoken = true
    if (this.#stopped || this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#schedule(0)
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { pool, clock, log } = this.platform
    const kind = this.#kinds.get(job.kind)
    if (!kind) return
    const heartbeat = setInterval(() => {
      extendLease(pool, job, this.#leaseEnd()).catch((error: unknown) => log.warn({ err: error }, 'jobs: lease'))
    }, LEASE / 3)
    const context = jobContextOf(this.platform, job.merId, job.attempts)
    try {
      // Claimed too often: every run died without reporting.
      if (!kind.everySeconds && job.attempts > job.maxAttempts) throw new Error('the job never came to an end')
      await kind.run(context, job.payload)
      if (kind.everySeconds === undefined) await finishJob(pool, job, clock())
      else await repeatJob(pool, job, new Date(clock().getTime() + kind.everySeconds * 1000))
    } catch (error) {
      log.error({ err: error, job: job.id, kind: job.kind }, 'job failed')
      const again = kind.everySeconds !== undefined || job.attempts < job.maxAttempts
      const retryAt = again ? new Date(clock().getTime() + retryDelay(job.attempts)) : undefined
      if (!again) {
        await kind
          .giveUp(context, job.payload, error)
          .catch((failure: unknown) => log.error({ err: failure }, 'the give-up handler of a job failed'))
      }
      await failJob(pool, job, String(error), clock(), retryAt).catch((failure: unknown) =>
        log.error({ err: failure }, 'job result not written; it runs again when its lease ends'),
      )
    } finally {
      clearInterval(heartbeat)
    }
  }

  /** Enqueues a recurring kind unless it is queued already. */
  async #plan(kind: JobKind) {
    if (kind.everySeconds === undefined) return
    const { pool, clock, newId } = this.platform
    const [id, now] = [await newId(), clock()]
    await inPlatform(pool, (db) =>
      insertJob(db, kind, { id, payload: {}, runAt: now, createdAt: now, uniqueKey: RECURRING }),
    )
  }

  #leaseEnd = () => new Date(this.platform.clock().getTime() + LEASE)
}
