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

/** What a node is made of. Features never see it: their handlers and jobs are given a context. */
export interface Platform extends Services {
  readonly pool: Pool
  /** Which calls may use it now. */
  readonly turns: FairQueue
  readonly clock: Clock
  readonly gate: SessionGate
  readonly incoming: Incoming
  /** How many migrations this program knows of. */
  readonly migrations: number
  /** The part of it that contexts are made of. */
  readonly services: Services
}

interface PlatformParts extends Pick<Platform, 'config' | 'pool' | 'clock' | 'log' | 'migrations'> {
  readonly gatePool: Pool
}

/**
 * A merchant's calls get an eighth of the connections: whatever runs at once shares the database's processors with the
 * calls of the others. All calls get three quarters: some work takes a second connection, and push, limits and the gateway
 * need theirs.
 */
const turnsOf = (connections: number): FairQueue =>
  new FairQueue(
    {
      all: Math.max(1, Math.floor(connections * 0.75)),
      each: Math.max(2, Math.floor(connections / 8)),
      waiting: 500,
      patienceMs: 30_000,
    },
    () => unavailable('busy'),
  )

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
  const turns = turnsOf(pool.options.max)
  return { ...services, services, pool, turns, clock, incoming, migrations, gate }
}
