import { z } from 'zod'
import { defineJob } from './job.ts'
import { listMerchantIds } from './job.sql.ts'
import type { MerchantSweep, Sweep } from './sweep.ts'

/** Cleanup in small transactions. */
export const sweepJob = (sweeps: readonly Sweep[]) =>
  defineJob({
    kind: 'sweep',
    payload: z.object({}),
    everySeconds: 600,
    run: async ({ inPlatform, clock }) => {
      for (const sweep of sweeps) await inPlatform((db) => sweep(db, clock()))
    },
  })

/** Daily, merchant by merchant, to keep transactions short. */
export const retentionJob = (sweeps: readonly MerchantSweep[]) =>
  defineJob({
    kind: 'retention',
    payload: z.object({}),
    everySeconds: 24 * 3600,
    run: async ({ inPlatform, clock, config }) => {
      for (const merId of await inPlatform(listMerchantIds)) {
        for (const sweep of sweeps) await inPlatform((db) => sweep(db, merId, clock(), config.keep))
      }
    },
  })
