import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { type DeliveryType, deliveryType, goodsKind, orderStatus } from '@zhanggui/domain/order/order-codes'
import { isAllShipped, whyNotShip, wholeShipment } from '@zhanggui/domain/order/order-lines'
import { whyNotDeliver } from '@zhanggui/domain/order/order-state'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { Staff } from '#platform/session/staff'
import type { WriteContext } from '#platform/transactions'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listLines, piecesOf, type StoredLine, updateLine } from '../core/order-line.sql.ts'
import { lockOrderFor, type LockedOrder, refuseOrder, updateOrder } from '../core/order-row.sql.ts'
import { insertShipment } from '../detail/shipment.sql.ts'
import { type Box, putInBox } from './put-in-box.ts'
import { type Delivery, deliveryOf, deliveryText, receiverOf, shipped } from './delivery.ts'

type Input = InputOf<typeof orderApi.send>
type Contents = ReturnType<typeof wholeShipment>

/** Who hands it over: somebody at the order, or the job of the ship desk for them. */
export interface Sender extends WriteContext {
  readonly staff: Pick<Staff, 'adminId' | 'realName'>
  readonly recordChanges: RecordChanges
}

/** Hands a parcel over: everything that is left, or the pieces that were chosen; perhaps in one box with other orders. */
export async function sendOrder(context: Sender, input: Input, box?: Box): Promise<null> {
  const { db, now, newId, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, input.orderNo, 'ship')
  const refusal = whyNotDeliver(order.goodsKind, input.deliveryType)
  if (refusal) refuseOrder(refusal)
  const [delivery, lines] = await Promise.all([
    deliveryOf(db, { ...input, way: input.deliveryType, order }),
    listLines(db, order.id),
  ])
  const contents = contentsOf(lines, input)
  if (box) await putInBox(context, box, { ...delivery, ...receiverOf(order) })
  const shipment = {
    id: await newId(),
    order_id: order.id,
    ...delivery,
    parcel_id: box?.parcelId ?? null,
    pieces: contents.reduce((sum, { pieces }) => sum + pieces, 0),
    created_by: staff.adminId,
    created_at: now,
    updated_at: now,
  }
  insertShipment(db, shipment, contents)
  const isAll = shipLines(db, lines, contents)
  await updateOrder(context, order.id, {
    // What somebody asks back is not sent, so more may be left than was chosen.
    status: isAll ? orderStatus.is.shipped : orderStatus.is.partlyShipped,
    delivery_type: input.deliveryType,
    is_split: order.isSplit || input.isSplit,
    ...(isAll && { sent_at: now, due_at: null }),
  })
  const event = eventOf(order, input, delivery)
  await recordEvent(context, { orderId: order.id, ...event, actor: staffActor(staff) })
  db.tell(shipped(order, { ...delivery, id: shipment.id }, contents))
  announceArea(parcelApi)
  announceArea(waybillApi)
  recordChanges(changesBetween({ 发货: ['', event.message] }), order.orderNo)
  return null
}

function contentsOf(lines: readonly StoredLine[], { isSplit, detailList = [] }: Input): Contents {
  const pieces = new Map(lines.map((line) => [line.id, piecesOf(line)]))
  if (!isSplit) {
    const whole = wholeShipment(pieces)
    return whole.length > 0 ? whole : refuse('订单没有需要发货的商品')
  }
  const chosen = detailList.map(({ orderDetailId, num }) => ({ lineId: orderDetailId, pieces: num }))
  refuseIf(whyNotShip(pieces, chosen)?.message, { field: 'detailList' })
  return chosen
}

/** Whether nothing is left to send. */
function shipLines(db: MerchantDb, lines: readonly StoredLine[], contents: Contents): boolean {
  const sent = new Map(contents.map(({ lineId, pieces }) => [lineId, pieces]))
  const after = lines.map((line) => ({ ...line, shipped: line.shipped + (sent.get(line.id) ?? 0) }))
  for (const line of after) if (sent.has(line.id)) db.sendAlong(updateLine(db, line, { shipped: line.shipped }))
  return isAllShipped(after.map(piecesOf))
}

const kindOf = ({ goodsKind: kind }: LockedOrder, way: DeliveryType, isSplit: boolean) => {
  if (kind === goodsKind.is.virtual && way === deliveryType.is.none)
    return { kind: 'delivery_fictitious', verb: '虚拟发货' }
  return isSplit ? { kind: 'express_split', verb: '拆单发货' } : { kind: 'express', verb: '已发货' }
}

function eventOf(order: LockedOrder, { deliveryType: way, isSplit }: Input, delivery: Delivery) {
  const { kind, verb } = kindOf(order, way, isSplit)
  const how = deliveryText(delivery)
  return { kind, message: how ? `${verb}：${how}` : verb }
}
