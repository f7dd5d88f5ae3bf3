import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { foldTabCounts, listMerchantsToFold } from './tab-count.sql.ts'

/** Keeps the deltas short that every read of the tab counts adds up. */
export const foldTabCountsJob = defineJob({
  kind: 'fold-tab-counts',
  payload: z.object({}),
  everySeconds: 5,
  run: async ({ inPlatform }) => {
    for (const merId of await inPlatform(listMerchantsToFold)) {
      while ((await inPlatform((db) => foldTabCounts(db, merId))) > 0);
    }
  },
})
