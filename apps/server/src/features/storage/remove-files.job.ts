import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { deleteStoredFiles } from './storage.sql.ts'

/** After the commit that forgot them, and again until the store has let go of them all. */
export const removeFilesJob = defineJob({
  kind: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 12,
  run: async ({ files, inWrite }, { keys }) => {
    for (const key of keys) await files.remove(key)
    await inWrite(({ db }) => deleteStoredFiles(db, keys))
  },
})
