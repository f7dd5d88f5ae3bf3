import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { Ids } from './db/ids.ts'
import type { Pool } from './db/pool.ts'
import type { FileStore } from './files/file-store.ts'
import { Incoming } from './files/incoming.ts'
import { openStore } from './files/open-store.ts'
import { SessionGate } from './session/session-gate.ts'

/** What every feature is built on; made once at start and handed to the features' routes. */
export interface Platform {
  readonly config: Config
  readonly pool: Pool
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly ids: Ids
  readonly gate: SessionGate
  readonly files: FileStore
  readonly incoming: Incoming
}

export function createPlatform(parts: { config: Config; pool: Pool; clock: Clock; log: FastifyBaseLogger }): Platform {
  return {
    ...parts,
    ids: new Ids(parts.pool),
    gate: new SessionGate(parts.pool, parts.clock, parts.config.longestSessionMs),
    files: openStore(parts.config),
    incoming: new Incoming(parts.config.dataDir),
  }
}
