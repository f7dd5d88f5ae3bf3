import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { foldRefundCounts, listMerchantsWithRefundDeltas } from './refund-count.sql.ts'

/** Keeps the changes few that every read of the counts adds up. */
export const foldRefundCountsJob = defineJob({
  kind: 'fold-refund-counts',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ inPlatform }) => {
    for (const merId of await inPlatform(listMerchantsWithRefundDeltas)) {
      while ((await inPlatform((db) => foldRefundCounts(db, merId))) > 0);
    }
  },
})
