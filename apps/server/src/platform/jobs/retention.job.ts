import { z } from 'zod'
import { defineJob } from './job.ts'
import { deleteOld } from './sweep.sql.ts'

/** Once a day: notices and log lines that are older than they are kept. */
export const retentionJob = defineJob({
  kind: 'retention',
  payload: z.object({}),
  everySeconds: 24 * 3600,
  run: ({ pool, clock, config }) => deleteOld(pool, clock(), config.keep),
})
