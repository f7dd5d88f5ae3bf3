import { deliveryType, orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { addTracking, numberEnd } from './build-tracking.ts'
import { addEvent, type Draft, type Line, type Shop } from './draft.ts'

const carriers = [
  ['shunfeng', '顺丰速运', 'SF'],
  ['zhongtong', '中通快递', '75'],
  ['yuantong', '圆通速递', 'YT'],
  ['jd', '京东物流', 'JDVA'],
] as const
const couriers = [
  ['老周', '13700001111'],
  ['小郭', '13700002222'],
] as const
const { is } = orderStatus
const MINUTE = 60_000

/** What the shop has sent so far, by whom. Pick-ups are handed over without a parcel. */
export async function addShipments(shop: Shop, draft: Draft) {
  const { plan, lines } = draft
  if (plan.shippingType === shippingType.is.pickUp) {
    if (plan.receivedAt) for (const line of lines) line.shipped = line.pieces
    return
  }
  if (plan.shippingType === shippingType.is.virtual) return handOver(shop, draft)
  const isDispatched = plan.status >= is.assigned
  if (isDispatched) return addDispatch(shop, draft)
  if (plan.status === is.partlyShipped) return addParcel(shop, draft, firstPart(lines), partAt(draft), true)
  if (plan.sentAt)
    return addParcel(
      shop,
      draft,
      lines.map((line) => ({ line, pieces: line.pieces })),
      plan.sentAt,
      false,
    )
}

const partAt = ({ plan }: Draft) => new Date((plan.paidAt ?? plan.createdAt).getTime() + 30 * MINUTE)

/** Something, but not all. */
const firstPart = (lines: readonly Line[]) => {
  const [first] = lines
  return first ? [{ line: first, pieces: lines.length > 1 ? first.pieces : first.pieces - 1 }] : []
}

interface Sent {
  readonly line: Line
  readonly pieces: number
}

async function insertShipment(shop: Shop, draft: Draft, sent: readonly Sent[], at: Date, by: object) {
  const id = await shop.newId()
  shop.rows.add('shipment', {
    id,
    order_id: draft.id,
    delivery_type: deliveryType.is.express,
    express_code: '',
    express_name: '',
    tracking_number: '',
    carrier: '',
    carrier_phone: '',
    mark: '',
    pieces: sent.reduce((sum, { pieces }) => sum + pieces, 0),
    created_by: shop.ownerId,
    created_at: at,
    updated_at: at,
    ...by,
  })
  for (const { line, pieces } of sent) {
    shop.rows.add('shipment_line', { shipment_id: id, line_id: line.id, order_id: draft.id, pieces })
  }
  return id
}

/** A code instead of a parcel. */
async function handOver(shop: Shop, draft: Draft) {
  const { sentAt } = draft.plan
  if (!sentAt) return
  const sent = draft.lines.map((line) => ({ line, pieces: line.pieces }))
  const mark = `券码 ${shop.random.digits(10)}，已短信发给顾客`
  await insertShipment(shop, draft, sent, sentAt, { delivery_type: deliveryType.is.none, mark })
  for (const { line, pieces } of sent) line.shipped += pieces
  draft.deliveryType = deliveryType.is.none
  await addEvent(shop, draft, 'delivery_fictitious', `虚拟发货：${mark}`, 'merchant', sentAt)
}

async function addParcel(shop: Shop, draft: Draft, sent: readonly Sent[], at: Date, isSplit: boolean) {
  const [code, name, prefix] = shop.random.pick(carriers)
  const digits = shop.random.digits(12)
  const isUnderWay = draft.plan.receivedAt === undefined
  const end = isUnderWay ? numberEnd(shop, at) : ''
  const number = prefix + digits.slice(0, digits.length - end.length) + end
  const how = { express_code: code, express_name: name, tracking_number: number }
  const id = await insertShipment(shop, draft, sent, at, how)
  if (isUnderWay) await addTracking(shop, { id, orderId: draft.id, sentAt: at, number })
  for (const { line, pieces } of sent) line.shipped += pieces
  draft.deliveryType = deliveryType.is.express
  draft.isSplit = isSplit
  const [kind, words] = isSplit ? ['express_split', '拆单发货'] : ['express', '已发货']
  await addEvent(shop, draft, kind ?? '', `${words} ${name} ${number}`, 'merchant', at)
}

/** A courier of the shop's own is on the way; what he has picked up counts as sent. */
async function addDispatch(shop: Shop, draft: Draft) {
  const { plan, lines } = draft
  const [carrier, phone] = shop.random.pick(couriers)
  const at = (minutes: number) => new Date(partAt(draft).getTime() + minutes * MINUTE)
  const sent = lines.map((line) => ({ line, pieces: line.pieces }))
  const by = { delivery_type: deliveryType.is.merchant, carrier, carrier_phone: phone }
  const shipmentId = await insertShipment(shop, draft, sent, at(0), by)
  const reached = (status: number, minutes: number) => (plan.status >= status ? at(minutes) : null)
  shop.rows.add('order_dispatch', {
    id: await shop.newId(),
    order_id: draft.id,
    shipment_id: shipmentId,
    carrier,
    carrier_phone: phone,
    assigned_at: at(0),
    accepted_at: reached(is.accepted, 3),
    arrived_at: reached(is.arrived, 15),
    picked_up_at: reached(is.pickedUp, 20),
    cancel_reason: '',
  })
  if (plan.status === is.pickedUp) for (const line of lines) line.shipped = line.pieces
  draft.deliveryType = deliveryType.is.merchant
  await addEvent(shop, draft, 'dispatch_assign', `已指派配送员 ${carrier} ${phone}`, 'merchant', at(0))
}
