import { isCouponFree } from '@zhanggui/domain/coupon/use-coupon'
import { returnPiece, spendPiece } from '#features/coupons/public'
import type { WriteContext } from '#platform/transactions'
import type { StoredLine } from '../core/order-line.sql.ts'
import type { LockedOrder } from '../core/order-row.sql.ts'
import type { OrderHold } from './order-hold.ts'

const giveBack = async (context: WriteContext, { orderNo, couponPieceId: id }: LockedOrder) => {
  if (id !== null) await returnPiece(context, { id, orderNo })
}

/** The buyer's piece of one of the shop's coupons; what the platform took off is only remembered. */
export const couponHold: OrderHold = {
  take: async (context, { orderNo, uid, part, priced }) => {
    const { coupon } = priced.promotions
    const remembered = { platform_coupon_id: part.platCouponId ?? null }
    if (!coupon) return remembered
    await spendPiece(context, { id: coupon.id, uid, orderNo })
    return { ...remembered, coupon_piece_id: coupon.id, coupon_id: coupon.couponId }
  },
  release: giveBack,
}

/** A refund gives the coupon back as soon as every line that had a share of it is refunded, whatever else was bought. */
export async function releaseCoupon(context: WriteContext, order: LockedOrder, lines: readonly StoredLine[]) {
  const isFree = isCouponFree(
    lines.map(({ merchant_coupon_fen: couponShare, pieces, refunded }) => ({ couponShare, pieces, refunded })),
  )
  if (isFree) await giveBack(context, order)
}
