import type { Clock } from './clock.ts'
import { Ids } from './db/ids.ts'
import type { Pool } from './db/connection/pool.ts'
import { Incoming } from './files/incoming.ts'
import { openStore } from './files/open-store.ts'
import type { Services } from './services.ts'
import { SessionGate } from './session/session-gate.ts'

/** What a node is made of. Features never see it: their handlers and jobs are given a context. */
export interface Platform extends Services {
  readonly pool: Pool
  readonly clock: Clock
  readonly gate: SessionGate
  readonly incoming: Incoming
  /** How many migrations this program knows of. */
  readonly migrations: number
  /** The part of it that contexts are made of. */
  readonly services: Services
}

type PlatformParts = Pick<Platform, 'config' | 'pool' | 'clock' | 'log' | 'migrations'>

export function createPlatform(parts: PlatformParts): Platform {
  const { config, log, pool, clock, migrations } = parts
  const ids = new Ids(pool)
  const incoming = new Incoming(config.dataDir)
  const services: Services = {
    config,
    log,
    files: openStore(config),
    newId: () => ids.next(),
    newTempPath: () => incoming.newPath(),
  }
  const gate = new SessionGate(pool, clock, config.longestSessionMs)
  return { ...services, services, pool, clock, incoming, migrations, gate }
}
