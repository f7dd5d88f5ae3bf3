export { sumPromotion } from './promotion-figures.sql.ts'
export { sweepPromotionNotices } from './promotion-notice.sql.ts'
