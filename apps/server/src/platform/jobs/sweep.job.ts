import { z } from 'zod'
import { defineJob } from './job.ts'
import { deleteExpired } from './sweep.sql.ts'

/** Housekeeping: expired sessions, captchas, tickets, idempotency keys and counters. */
export const sweepJob = defineJob({
  kind: 'sweep',
  payload: z.object({}),
  everySeconds: 600,
  run: (platform) => deleteExpired(platform.pool, platform.clock()),
})
