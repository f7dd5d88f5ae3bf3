import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '#platform/db/connection/pool'
import type { Platform } from '#platform/platform'
import { findNextEventTimes } from '#platform/push/push.sql'
import type { PushHub } from '#platform/push/push-hub'
import { countJobsByKind } from './metrics.sql.ts'

export interface MeasuredParts {
  readonly platform: Platform
  readonly hub: PushHub
  /** The node's connections, by what they are for. */
  readonly pools: Readonly<Record<string, Pool>>
}

/** From what is hardly noticed to what ends in a timeout. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30]

/** The figures of this node and of the queue that all nodes share, in the text format of Prometheus. */
export class NodeMetrics {
  readonly #registry = new Registry()
  readonly #calls = new Counter({
    name: 'zhanggui_calls_total',
    help: 'Answered calls, by route and by the code of their envelope',
    labelNames: ['route', 'code'],
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'zhanggui_call_seconds',
    help: 'How long calls took until they were answered',
    buckets: SECONDS,
    registers: [this.#registry],
  })

  constructor(readonly parts: MeasuredParts) {
    collectDefaultMetrics({ register: this.#registry })
    this.#measureConnections()
    this.#measureJobs()
    this.#measurePush()
  }

  countCall(route: string, code: number, seconds: number) {
    this.#calls.inc({ route, code })
    this.#seconds.observe(seconds)
  }

  read = (): Promise<string> => this.#registry.metrics()

  /** Read when somebody asks. */
  #gauge(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void> | void) {
    const gauge = new Gauge({
      name: `zhanggui_${name}`,
      help,
      labelNames,
      registers: [],
      collect() {
        this.reset()
        return read(this)
      },
    })
    this.#registry.registerMetric(gauge)
  }

  #measureConnections() {
    const { pools, platform } = this.parts
    this.#gauge('connections', 'Connections to the database', ['pool', 'state'], (gauge) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: 'busy' }, totalCount - idleCount)
        gauge.set({ pool, state: 'idle' }, idleCount)
        gauge.set({ pool, state: 'wanted' }, waitingCount)
      }
    })
    this.#gauge('calls', 'Calls at work, and calls that wait for their turn', ['queue', 'state'], (gauge) => {
      const { callQueue: own, outsideQueue: outside } = platform
      for (const [queue, { running, waiting }] of Object.entries({ own, outside })) {
        gauge.set({ queue, state: 'running' }, running)
        gauge.set({ queue, state: 'waiting' }, waiting)
      }
    })
  }

  #measureJobs() {
    const { pool, clock } = this.parts.platform
    this.#gauge('jobs', 'Unfinished jobs of all nodes', ['kind', 'state'], async (gauge) => {
      for (const { kind, planned, due, running, failed } of await countJobsByKind(pool, clock())) {
        for (const [state, count] of Object.entries({ planned, due, running, failed }))
          gauge.set({ kind, state }, count)
      }
    })
    this.#gauge('job_delay_seconds', 'How long the longest waiting job is due', ['kind'], async (gauge) => {
      const now = clock()
      for (const { kind, dueSince } of await countJobsByKind(pool, now))
        gauge.set({ kind }, secondsSince(dueSince, now))
    })
  }

  #measurePush() {
    const { hub, platform } = this.parts
    this.#gauge('push_connections', 'Open pages that listen to this node', [], (gauge) => {
      gauge.set(hub.listeners.length)
    })
    this.#gauge(
      'push_delay_seconds',
      'Age of the oldest notice that a listener has not been sent',
      [],
      async (gauge) => {
        gauge.set(secondsSince(await findOldestUnsent(platform, hub), platform.clock()))
      },
    )
  }
}

async function findOldestUnsent({ pool }: Platform, { listeners }: PushHub): Promise<Date | undefined> {
  const cursors = listeners.map(({ token, cursor }) => ({ merId: token.merId, cursor }))
  const times = await findNextEventTimes(pool, cursors)
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

const secondsSince = (since: Date | null | undefined, now: Date) =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0
