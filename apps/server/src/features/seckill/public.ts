export { describeActivities } from './activity-reply.ts'
export {
  type ActivityFacts,
  countActivities,
  countTopCategories,
  findActivity,
  insertActivity,
  listActivities,
  listOffersOn,
  listOwnTurning,
  updateActivity,
} from './activity.sql.ts'
export { deleteSeckillOf, dropSeckillSkus, hideAllSeckill, hideSeckillOf } from './base-product.sql.ts'
export { categoriesToJoin } from './categories-to-join.ts'
export { reviewSeckill } from './review-seckill.ts'
export { countSeckill, listSeckill } from './seckill-product.sql.ts'
export { describeSeckill } from './seckill-reply.ts'
export { releaseQuota, uncountPurchase } from './seckill-sale.sql.ts'
export { findSeckillPrice, takeSeckill } from './sell-seckill.ts'
