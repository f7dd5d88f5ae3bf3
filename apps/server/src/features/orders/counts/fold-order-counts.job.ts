import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { foldOrderCounts, listMerchantsWithDeltas } from './order-day-count.sql.ts'

/** Keeps the changes few that every read of the tab counts adds up. */
export const foldOrderCountsJob = defineJob({
  kind: 'fold-order-counts',
  payload: z.object({}),
  everySeconds: 5,
  run: async ({ inPlatform }) => {
    for (const merId of await inPlatform(listMerchantsWithDeltas)) {
      while ((await inPlatform((db) => foldOrderCounts(db, merId))) > 0);
    }
  },
})
