import { couponReceive, pieceSource } from '@zhanggui/domain/coupon/coupon-codes'
import { whyNotGive } from '@zhanggui/domain/coupon/coupon-rules'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { lockCoupon } from '../coupon.sql.ts'
import { findGifts } from './gift.sql.ts'
import { givePieces } from './give-pieces.ts'
import { findHolders } from './piece.sql.ts'

/**
 * The coupons that come with what somebody has paid for, each once per user ever. A job of its own, written with the payment:
 * nothing that goes wrong here holds a payment up.
 */
export const giftCouponsJob = defineJob({
  kind: 'gift-coupons',
  payload: z.object({ uid: z.int(), productIds: z.array(z.int()) }),
  run: async ({ inRead, inWrite, merId, log }, { uid, productIds }) => {
    for (const couponId of await inRead((db) => findGifts(db, productIds))) {
      const refusal = await inWrite((context) => giveOne(context, couponId, uid))
      if (refusal) log.info({ merId, uid, couponId, reason: refusal.message }, 'a coupon was not given')
    }
  },
})

async function giveOne(context: WriteContext, couponId: number, uid: number) {
  const coupon = await lockCoupon(context.db, couponId)
  if (coupon.receiveType !== couponReceive.is.gift) return undefined
  if ((await findHolders(context.db, couponId, [uid])).size > 0) return undefined
  const refusal = whyNotGive(coupon, context.now)
  if (!refusal) await givePieces(context, coupon, [uid], pieceSource.is.bought)
  return refusal
}
