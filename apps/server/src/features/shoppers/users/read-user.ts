import { maskBuyer } from '@zhanggui/domain/order/mask-buyer'
import { averageOrder } from '@zhanggui/domain/user/user-rules'
import type { StaffContext } from '#platform/http/route'
import { findUser } from './user.sql.ts'

export async function readUser({ db }: StaffContext, { id }: { id: number }) {
  const user = await findUser(db, id)
  return maskBuyer({ ...user, averagePrice: averageOrder(user.paidPrice, user.orderCount) })
}

/** Name and phone in full; the call is logged, and limited by its contract. */
export async function revealUser({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { nickname, realName, phone } = await findUser(db, id)
  recordChanges([], nickname)
  return { realName, userPhone: phone }
}
