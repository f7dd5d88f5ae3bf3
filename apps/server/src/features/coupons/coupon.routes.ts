import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponReceive } from '@zhanggui/domain/coupon/coupon-codes'
import { spanOfDays } from '@zhanggui/domain/delivery-time/slot-rules'
import { bind } from '#platform/http/route'
import { readCouponCalendar } from './coupon-times.sql.ts'
import { checkOwnCoupon, listCoupons, listUsable } from './coupon.sql.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { editCouponProducts } from './edit-coupon-products.ts'
import { listPieces } from './pieces/piece.sql.ts'
import { readCoupon } from './read-coupon.ts'
import { saveCoupon } from './save-coupon.ts'
import { sendCoupon } from './pieces/send-coupon.ts'
import { sendToAll } from './pieces/send-to-all.ts'
import { setCouponStatus } from './set-coupon-status.ts'

const { manual, gift } = couponReceive.is

export const couponRoutes = bind(couponApi, {
  list: ({ db }, query) => listCoupons(db, query),
  calendar: ({ db }, asked) => readCouponCalendar(db, spanOfDays(asked)),
  info: readCoupon,
  save: saveCoupon,
  updateStatus: setCouponStatus,
  delete: deleteCoupon,
  editProducts: editCouponProducts,
  usable: ({ db, now }, { type, name }) => listUsable(db, { receiveType: type === manual ? manual : gift, name }, now),
  pieces: async ({ db, now }, query) => {
    await checkOwnCoupon(db, query.couponId)
    return listPieces(db, query, now)
  },
  send: sendCoupon,
  sendToAll,
})
