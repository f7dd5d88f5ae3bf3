import { z } from 'zod'
import type { PlatformDb } from '#platform/db/platform-db'
import { defineJob } from '#platform/jobs/job'
import { type DeltaTable, listMerchantsWithDeltas } from './fold-deltas.sql.ts'

interface Folding {
  readonly kind: string
  readonly everySeconds: number
  readonly table: DeltaTable
  /** Folds some of a merchant's changes; how many there were. */
  readonly fold: (db: PlatformDb, merId: number) => Promise<number>
}

/** Keeps the changes few that every read of the counters adds up. */
export const foldingJob = ({ kind, everySeconds, table, fold }: Folding) =>
  defineJob({
    kind,
    payload: z.object({}),
    everySeconds,
    run: async ({ inPlatform }) => {
      for (const merId of await inPlatform((db) => listMerchantsWithDeltas(db, table))) {
        while ((await inPlatform((db) => fold(db, merId))) > 0);
      }
    },
  })
