import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'

/** After the commit that forgot them, and again until the store has let go of them all. */
export const removeFilesJob = defineJob({
  kind: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 12,
  run: async ({ files }, { keys }) => {
    for (const key of keys) await files.remove(key)
  },
})
