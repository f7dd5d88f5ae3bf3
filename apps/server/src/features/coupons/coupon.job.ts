import { expirePiecesJob } from './pieces/expire-pieces.job.ts'
import { giftCouponsJob } from './pieces/gift-coupons.job.ts'
import { sendCouponJob } from './pieces/send-coupon.job.ts'

export const couponJobs = [expirePiecesJob, giftCouponsJob, sendCouponJob]
