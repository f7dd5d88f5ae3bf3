import { whyNotJoin } from '@zhanggui/domain/seckill/seckill-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { findActivity, findLeavesBelow } from './activity.sql.ts'
import { findStarLevel } from './base-product.sql.ts'

/** The categories from which products may join; undefined: from all. Refuses what the shop cannot join. */
export async function categoriesToJoin(db: MerchantDb, activityId: number, now: Date): Promise<number[] | undefined> {
  const [activity, starLevel] = await Promise.all([findActivity(db, activityId), findStarLevel(db)])
  const against = whyNotJoin(activity, starLevel, now)
  if (against) refuse(against.message, { code: against.code })
  return activity.categoryIds.length > 0 ? findLeavesBelow(db, activity.categoryIds) : undefined
}
