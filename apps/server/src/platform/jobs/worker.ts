import { inPlatform } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import { type JobKind, retryDelay } from './job.ts'
import { jobContextOf } from './job-context.ts'
import { claimJobs, type ClaimedJob, extendLease, failJob, finishJob, insertJob, repeatJob } from './job.sql.ts'

const POLL = 1000
const LEASE = 60_000
const AT_ONCE = 4
const RECURRING = 'recurring'

/** Runs due jobs of the kinds it knows on this node; any number of nodes share the queue. */
export class Worker {
  readonly #kinds: ReadonlyMap<string, JobKind>
  readonly #running = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #look: Promise<void> | undefined
  #stopped = false

  constructor(
    readonly platform: Platform,
    kinds: readonly JobKind[],
  ) {
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]))
  }

  async start() {
    for (const kind of this.#kinds.values()) await this.#plan(kind)
    this.#schedule()
  }

  /** Waits for what runs, up to the caller's patience; whatever is cut off runs again when its lease ends. */
  async stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
    // A look that is under way may still bring jobs.
    await this.#look
    await this.idle()
  }

  /** One look at the queue; the timer calls it, tests do it by hand. */
  async tick(): Promise<void> {
    const { platform } = this
    const free = AT_ONCE - this.#running.size
    if (free <= 0) return
    const jobs = await claimJobs(platform.pool, [...this.#kinds.keys()], free, platform.clock(), this.#leaseEnd())
    for (const job of jobs) {
      const run = this.#run(job).finally(() => this.#running.delete(run))
      this.#running.add(run)
    }
  }

  async idle(): Promise<void> {
    await Promise.all(this.#running)
  }

  #schedule() {
    this.#timer = setTimeout(() => {
      this.#look = this.tick()
        .catch((error: unknown) => this.platform.log.warn({ err: error }, 'jobs: queue not reachable'))
        .finally(() => {
          if (!this.#stopped) this.#schedule()
        })
    }, POLL)
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
      // Claimed once too often: whatever ran it died without a word, every time.
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
          .catch((failure: unknown) => log.error({ err: failure }, 'nobody was told that a job was given up'))
      }
      await failJob(pool, job, String(error), clock(), retryAt).catch((failure: unknown) =>
        log.error({ err: failure }, 'job result not written; it runs again when its lease ends'),
      )
    } finally {
      clearInterval(heartbeat)
    }
  }

  /** Puts a recurring kind into the queue, unless it is there already. */
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
