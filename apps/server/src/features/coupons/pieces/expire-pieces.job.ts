import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import { markLapsed } from './piece.sql.ts'

/** Pieces that were not spent in time lapse, those of a shop in one statement. */
export const expirePiecesJob = defineJob({
  kind: 'expire-coupon-pieces',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ inPlatform, forMerchant, log }) => {
    for (const merId of await inPlatform(listMerchantIds)) {
      await forMerchant(merId)
        .inWrite(async ({ db, now, announceArea }) => {
          if ((await markLapsed(db, now)) > 0) announceArea(couponApi)
        })
        .catch((error: unknown) => log.error({ err: error, merId }, 'expiring coupons failed'))
    }
  },
})
