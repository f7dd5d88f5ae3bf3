import { EventEmitter } from 'node:events'
import type { Clock } from './clock.ts'
import { FairQueue } from '#platform/threads/fair-queue'
import { Ids } from './db/ids.ts'
import type { Pool } from './db/connection/pool.ts'
import { Incoming } from './files/incoming.ts'
import { openStore } from './files/open-store.ts'
import { unavailable } from './http/refusals.ts'
import { SecretBox } from './secrets/secret-box.ts'
import type { Services } from './services.ts'
import { SessionGate } from './session/session-gate.ts'

/** The parts of a node. Not visible to features, whose handlers and jobs get a context. */
export interface Platform extends Services {
  readonly pool: Pool
  /** Limits concurrent calls on the pool, fairly over merchants. */
  readonly callQueue: FairQueue
  /** Limits the calls that wait for servers of other companies, which may take long and hold no connection. */
  readonly outsideQueue: FairQueue
  readonly clock: Clock
  readonly gate: SessionGate
  readonly incoming: Incoming
  /** Tells the node's worker, if it has one, that a job is due. */
  readonly wakeWorker: () => void
  readonly onWake: (listener: () => void) => void
  /** How many migrations this program knows of. */
  readonly migrations: number
  /** The part that contexts expose. */
  readonly services: Services
}

interface PlatformParts extends Pick<Platform, 'config' | 'pool' | 'clock' | 'log' | 'migrations'> {
  readonly gatePool: Pool
}

/**
 * A merchant's calls get an eighth of the connections, because concurrent queries compete for the database's
 * processors. All calls get three quarters: some work takes a second connection, and push and rate limits need theirs.
 */
const callQueueOf = (connections: number): FairQueue =>
  new FairQueue(
    {
      all: Math.max(1, Math.floor(connections * 0.75)),
      each: Math.max(2, Math.floor(connections / 8)),
      waiting: 500,
      patienceMs: 30_000,
    },
    () => unavailable('busy'),
  )

/** Few, because each may hold files and sockets for a minute. */
const outsideQueue = () =>
  new FairQueue({ all: 40, each: 4, waiting: 8, patienceMs: 10_000 }, () => unavailable('busy'))

export function createPlatform(parts: PlatformParts): Platform {
  const { config, log, pool, gatePool, clock, migrations } = parts
  const ids = new Ids(pool)
  const incoming = new Incoming(config.dataDir)
  const services: Services = {
    config,
    log,
    files: openStore(config),
    secrets: new SecretBox(config),
    newId: () => ids.next(),
    newTempPath: () => incoming.newPath(),
  }
  const gate = new SessionGate(gatePool, clock, config.longestSessionMs)
  const callQueue = callQueueOf(pool.options.max)
  const alarm = new EventEmitter()
  return {
    ...services,
    services,
    pool,
    callQueue,
    outsideQueue: outsideQueue(),
    clock,
    incoming,
    migrations,
    gate,
    wakeWorker: () => alarm.emit('wake'),
    onWake: (listener) => alarm.on('wake', listener),
  }
}
