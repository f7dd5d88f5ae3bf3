import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { deleteStoredFiles } from './storage.sql.ts'

/** Runs after the rows were deleted, and is retried until the store has removed every file. */
export const removeFilesJob = defineJob({
  kind: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 12,
  run: async ({ files, inWrite }, { keys }) => {
    for (const key of keys) await files.remove(key)
    await inWrite(({ db }) => deleteStoredFiles(db, keys))
  },
})
