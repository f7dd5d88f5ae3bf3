import { activityStatusAt } from '@zhanggui/domain/seckill/activity-times'
import { seckillRefusal } from '@zhanggui/domain/seckill/seckill-codes'
import { type SeckillAction, whyNotSeckill } from '@zhanggui/domain/seckill/seckill-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { lockSeckill, type StoredSeckill } from './seckill-product.sql.ts'

/** Locks seckill products that something is done to. One that is not the shop's, or may not, refuses all of them. */
export async function lockForAction(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  ids: readonly number[],
  action: SeckillAction,
): Promise<StoredSeckill[]> {
  const found = await lockSeckill(db, ids)
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) refuse(`编号${unknown}的商品不存在`, { code: seckillRefusal.productMissing.code })
  for (const product of found) {
    const base = {
      isDeleted: product.isBaseDeleted,
      isApproved: product.isBaseApproved,
      isOnSale: product.isBaseOnSale,
    }
    const state = { auditStatus: product.auditStatus, activityStatus: activityStatusAt(product, now), base }
    refuseIf(whyNotSeckill(state, action))
  }
  return found
}
