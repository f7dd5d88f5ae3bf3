import { sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { checkOrder, findOrder } from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'
import { type DirectRefund, planDirectRefund } from './plan-direct-refund.ts'

/** What a direct refund would give back now, to the fen. */
export async function quoteDirectRefund({ db }: StaffContext, input: DirectRefund) {
  const order = await findOrder(db, input.orderNo)
  checkOrder(order, 'refundDirectly')
  const planned = await planDirectRefund(db, order, input)
  const lines = planned.map(({ line, parts, most }) => ({
    orderDetailId: line.id,
    refundPrice: toFen(parts.pay),
    freightFee: toFen(parts.freight),
    most,
  }))
  return {
    refundPrice: sumFen(lines.map(({ refundPrice }) => refundPrice)),
    freightFee: sumFen(lines.map(({ freightFee }) => freightFee)),
    lines,
  }
}
