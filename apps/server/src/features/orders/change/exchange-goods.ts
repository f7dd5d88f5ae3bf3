import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import type { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { shipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { whyNotExchange } from '@zhanggui/domain/order/order-lines'
import { reserveStock } from '#features/products/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listLines, piecesOf } from '../core/order-line.sql.ts'
import { findOrder, lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { insertShipment } from '../detail/shipment.sql.ts'
import { deliveryOf, deliveryText, shipped } from '../ship/delivery.ts'
import { listExchangeSkus } from './exchange-sku.sql.ts'

type Input = InputOf<typeof orderChangeApi.exchange>

/** Goods go out once more and the buyer pays nothing: the stock moves, and the shop sees what it costs. */
export async function exchangeGoods(context: StaffContext, input: Input): Promise<null> {
  const { db, now, newId, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, input.orderNo, 'exchange')
  const delivery = await deliveryOf(db, { ...input, way: input.deliveryType, order })
  const line = await lineOf(db, order.id, input.orderDetailId)
  refuseIf(whyNotExchange(piecesOf(line), input.num), { field: 'num' })
  const sku = await skuOf(db, line, input)
  const goods = { productId: line.product_id, skuId: sku.id, quantity: input.num }
  if (!(await reserveStock(db, now, input.orderNo, [goods]))) refuse('商品库存不足', { field: 'num' })
  const cost = toFen(sku.cost * input.num)
  const id = await newId()
  insertShipment(
    db,
    {
      id,
      order_id: order.id,
      ...delivery,
      pieces: input.num,
      purpose: input.purpose,
      reason: input.reason,
      cost_fen: cost,
      created_by: staff.adminId,
      created_at: now,
      updated_at: now,
    },
    [{ lineId: line.id, pieces: input.num, sku: { id: sku.id, label: sku.sku } }],
  )
  await updateOrder(context, order.id, {})
  const sent = { ...delivery, id, purpose: input.purpose }
  db.tell(shipped(order, sent, [{ lineId: line.id, pieces: input.num }]))
  const what = `${line.product_name} ${sku.sku} ×${input.num}，成本 ¥${formatYuan(cost)}`
  const message = [`${shipmentPurpose.label(input.purpose)}：${what}（${input.reason}）`, deliveryText(delivery)]
  await recordEvent(context, {
    orderId: order.id,
    kind: 'exchange',
    message: message.filter(Boolean).join(' '),
    actor: staffActor(staff),
  })
  announceArea(orderApi)
  announceArea(parcelApi)
  announceArea(waybillApi)
  recordChanges(changesBetween({ [shipmentPurpose.label(input.purpose)]: ['', what] }), input.orderNo)
  return null
}

async function lineOf(db: MerchantDb, orderId: number, lineId: number) {
  const line = (await listLines(db, orderId)).find(({ id }) => id === lineId)
  return line ?? refuse('订单详情ID不对应', { field: 'orderDetailId' })
}

/** The SKU that was bought, or in exchange another one of the same product. */
async function skuOf(db: MerchantDb, line: { product_id: number; sku_id: number }, { purpose, skuId }: Input) {
  const wanted = purpose === shipmentPurpose.is.exchange ? (skuId ?? line.sku_id) : line.sku_id
  const sku = (await listExchangeSkus(db, line.product_id)).find(({ id }) => id === wanted)
  return sku ?? refuse('商品规格已不存在，请选择其他规格', { field: 'skuId' })
}

/** What can go out instead of what a line was about. */
export async function readExchangeSkus(
  { db }: StaffContext,
  { orderNo, orderDetailId }: InputOf<typeof orderChangeApi.exchangeSkus>,
) {
  const { product_id: productId } = await lineOf(db, (await findOrder(db, orderNo)).id, orderDetailId)
  return listExchangeSkus(db, productId)
}
