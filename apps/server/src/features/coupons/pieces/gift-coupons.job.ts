import { pieceSource } from '@zhanggui/domain/coupon/coupon-codes'
import { whyNotGive } from '@zhanggui/domain/coupon/coupon-rules'
import { z } from 'zod'
import { Refusal } from '#platform/http/refusals'
import { defineJob } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { lockCoupon } from '../coupon.sql.ts'
import { refuseCoupon } from '../refuse-coupon.ts'
import { givePieces } from './give-pieces.ts'
import { findHolders } from './piece.sql.ts'

/** Gives a buyer the coupons that came with an order, each once per user ever; one that is gone meanwhile is left out. */
export const giftCouponsJob = defineJob({
  kind: 'gift-coupons',
  payload: z.object({ uid: z.int(), couponIds: z.array(z.int()) }),
  run: async ({ inWrite, merId, log }, { uid, couponIds }) => {
    for (const couponId of couponIds) {
      await inWrite((context) => giveOne(context, couponId, uid)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        log.info({ merId, uid, couponId, reason: error.message }, 'a coupon was not given')
      })
    }
  },
})

async function giveOne(context: WriteContext, couponId: number, uid: number) {
  const coupon = await lockCoupon(context.db, couponId)
  if ((await findHolders(context.db, couponId, [uid])).size > 0) return
  const refusal = whyNotGive(coupon, context.now)
  if (refusal) refuseCoupon(refusal)
  await givePieces(context, coupon, [uid], pieceSource.is.bought)
}
