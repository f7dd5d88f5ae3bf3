import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { statusAfterReturn } from '@zhanggui/domain/coupon/use-coupon'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { lockUsed, markReturned, markUsed } from './piece.sql.ts'

interface Spending {
  readonly id: number
  readonly uid: number
  readonly orderNo: string
}

/** Spends a piece on an order, which fails where another one was faster. */
export async function spendPiece({ db, now, announceArea }: WriteContext, spending: Spending): Promise<void> {
  if (!(await markUsed(db, spending, now))) refuse('此优惠券已使用！')
  announceArea(couponApi)
}

/** Gives back what was spent on this very order; a piece that is spent elsewhere by now stays where it is. */
export async function returnPiece({ db, now, announceArea }: WriteContext, { id, orderNo }: Omit<Spending, 'uid'>) {
  const piece = await lockUsed(db, id, orderNo)
  if (!piece) return
  await markReturned(db, id, statusAfterReturn(piece, now))
  announceArea(couponApi)
}
