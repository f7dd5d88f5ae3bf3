import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { pieceSource } from '@zhanggui/domain/coupon/coupon-codes'
import { couponRefusal, whyNotSend } from '@zhanggui/domain/coupon/coupon-rules'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { defineTaskJob, logChunk, workThroughRows } from '#features/tasks/public'
import type { WriteContext } from '#platform/transactions'
import { lockCoupon } from '../coupon.sql.ts'
import { givePieces } from './give-pieces.ts'
import { findHolders } from './piece.sql.ts'
import { refuseCoupon } from '../refuse-coupon.ts'

/** Sends a coupon user by user; who has one already, or comes when none is left, is named with the reason. */
export const sendCouponJob = defineTaskJob({
  kind: taskKind.is.couponSend,
  params: z.object({ couponId: z.int(), account: z.string(), address: z.string() }),
  changes: [couponApi],
  notice: { url: '/coupon/list', permission: couponApi.send.permission },
  run: async (_, task) => {
    const { couponId } = task.params
    await workThroughRows(task, {
      work: async (context, { refId }) => {
        await sendToOne(context, couponId, refId)
        return { changes: [] }
      },
      afterChunk: ({ db }, outcomes) => logChunk(task, db, { endpoint: couponApi.sendToAll }, outcomes),
    })
  },
})

async function sendToOne(context: WriteContext, couponId: number, uid: number) {
  const coupon = await lockCoupon(context.db, couponId)
  if ((await findHolders(context.db, couponId, [uid])).size > 0) refuseCoupon(couponRefusal.held)
  const refusal = whyNotSend(coupon, 1, context.now)
  if (refusal) refuseCoupon(refusal)
  await givePieces(context, coupon, [uid], pieceSource.is.sent)
}
