import { isCouponFree } from '@zhanggui/domain/coupon/use-coupon'
import { returnPiece, spendPiece } from '#features/coupons/public'
import type { WriteContext } from '#platform/transactions'
import type { StoredLine } from '../core/order-line.sql.ts'
import type { LockedOrder } from '../core/order-row.sql.ts'

const giveBack = async (context: WriteContext, { orderNo, couponPieceId: id }: LockedOrder) => {
  if (id !== null) await returnPiece(context, { id, orderNo })
}

interface Spender {
  readonly orderNo: string
  readonly uid: number
  readonly priced: { readonly promotions: { readonly coupon?: { readonly id: number } | undefined } }
}

/** The buyer's piece of a coupon. */
export const couponHold = {
  take: async (context: WriteContext, { orderNo, uid, priced }: Spender): Promise<void> => {
    const { coupon } = priced.promotions
    if (coupon) await spendPiece(context, { id: coupon.id, uid, orderNo })
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
