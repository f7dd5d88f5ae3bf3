import type { Fen } from '@zhanggui/domain/kernel/money'
import { activityStatusAt } from '@zhanggui/domain/seckill/activity-times'
import { seckillAudit, seckillRefusal, seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import { whyNotBuyMore, whyNotOrderPieces } from '@zhanggui/domain/seckill/seckill-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import { countPurchase, findBought, findOffer, type SeckillPieces, takeQuota } from './seckill-sale.sql.ts'

interface Asked extends SeckillPieces {
  readonly productId: number
}

async function findRunning(db: MerchantDb, asked: Asked, now: Date) {
  const offer = await findOffer(db, asked)
  const { code, message } = seckillRefusal.productMissing
  if (!offer || offer.productId !== asked.productId) return refuse(message, { code })
  if (offer.auditStatus !== seckillAudit.is.passed || !offer.isShow) refuse('秒杀商品已下架')
  const status = activityStatusAt(offer, now)
  if (status === seckillStatus.is.ended) {
    refuse(seckillRefusal.activityEnded.message, { code: seckillRefusal.activityEnded.code })
  }
  if (status === seckillStatus.is.upcoming) refuse('秒杀活动未开始')
  return offer
}

/** The activity price of what is sold now, or why it is not. */
export async function findSeckillPrice(db: MerchantDb, asked: Asked, now: Date): Promise<Fen> {
  const offer = await findRunning(db, asked, now)
  refuseIf(whyNotOrderPieces(asked.pieces, offer))
  return offer.price
}

/** Takes the pieces from the offer, and counts them for the buyer (sheet of marketing, 4.2). */
export async function takeSeckill(db: MerchantDb, asked: Asked & { readonly uid: number }, now: Date): Promise<void> {
  const offer = await findRunning(db, asked, now)
  refuseIf(whyNotBuyMore(0, asked.pieces, offer))
  if (!(await countPurchase(db, asked, offer.allQuota))) {
    refuseIf(whyNotBuyMore(await findBought(db, asked), asked.pieces, offer))
  }
  if (!(await takeQuota(db, asked))) refuse('秒杀商品库存不足')
}
