import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import type { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { computeChanges, priceBefore, whyNotPrice } from '@zhanggui/domain/order/change/price-change'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listLines, updateLine } from '../core/order-line.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'

type Input = InputOf<typeof orderChangeApi.editPrice>

/** What the rules see of a stored price. */
const priceOf = (stored: { pay_fen: number; freight_fen: number; price_change_fen: number }) => ({
  pay: toFen(stored.pay_fen),
  freight: toFen(stored.freight_fen),
  change: toFen(stored.price_change_fen),
})

/** Takes something off an order that is not paid yet. A payment of the old amount is refused from then on. */
export async function editPrice(context: StaffContext, { orderNo, payPrice, reason }: Input): Promise<null> {
  const { db, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, orderNo, 'editPrice')
  const lines = await listLines(db, order.id)
  const price = { pay: toFen(order.payFen), freight: toFen(order.freightFen), change: toFen(order.priceChangeFen) }
  refuseIf(whyNotPrice(price, payPrice), { field: 'payPrice' })
  const stored = lines.map(priceOf)
  const changes = computeChanges(stored, price, payPrice)
  for (const [index, line] of lines.entries()) {
    const [before, change] = [stored[index] ?? price, changes[index] ?? 0]
    db.sendAlong(updateLine(db, line, { pay_fen: priceBefore(before) + change, price_change_fen: change }))
  }
  await updateOrder(context, order.id, { pay_fen: payPrice, price_change_fen: payPrice - priceBefore(price) })
  const words = [`¥${formatYuan(price.pay)}`, `¥${formatYuan(payPrice)}`] as const
  const message = `商家改价：${words.join(' → ')}（${reason}）`
  await recordEvent(context, { orderId: order.id, kind: 'price_edit', message, actor: staffActor(staff) })
  const data = { orderNo, payPrice: formatYuan(payPrice) }
  db.tell({ type: eventType.is.priceChanged, subject: orderNo, data })
  announceArea(orderApi)
  recordChanges(changesBetween({ 应付金额: words, 改价原因: ['', reason] }), orderNo)
  return null
}
