import { categoryReview } from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import { listShopCategories, openSocial, SocialError } from '#features/social/public'
import { defineJob } from '#platform/jobs/job'
import { listCategories, putCategories } from './category.sql.ts'

const EVERY_DAY = 24 * 3600

/** Reads the categories from the social platform. What is known of their review stays, and nothing is taken away. */
export const refreshCategoriesJob = defineJob({
  kind: 'video-categories',
  payload: z.object({}),
  everySeconds: EVERY_DAY,
  run: async (context) => {
    try {
      const found = await listShopCategories(openSocial(context, context.clock))
      await context.inPlatform(async (db) => {
        const known = new Map((await listCategories(db)).map((row) => [row.thirdCatId, row.status]))
        const rows = found.map((row) => ({ ...row, status: known.get(row.thirdCatId) ?? categoryReview.is.initial }))
        if (rows.length > 0) await putCategories(db, rows, context.clock())
      })
    } catch (error) {
      // Tomorrow is soon enough.
      if (!(error instanceof SocialError)) throw error
      context.log.warn({ err: error }, 'video channel: categories not read')
    }
  },
})
