import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { lockOrder, updateOrder } from '#features/orders/public'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'

/** A courier of the shop's own is called. */
export const assignCourier = (app: TestApp, shop: Shop, orderNo: string) =>
  inShop(app, shop, async (context) => {
    const { db, now, newId } = context
    const order = await lockOrder(db, orderNo)
    const of = { mer_id: db.merId, order_id: order.id }
    const shipment = { ...of, id: await newId(), delivery_type: 'merchant', pieces: order.pieces, created_by: 0 }
    await db.q
      .insertInto('shipment')
      .values({ ...shipment, created_at: now, updated_at: now })
      .execute()
    const courier = { carrier: '小陈', carrier_phone: '13700000000', assigned_at: now }
    await db.q
      .insertInto('order_dispatch')
      .values({ ...of, ...courier, id: await newId(), shipment_id: shipment.id })
      .execute()
    await updateOrder(context, order.id, { status: orderStatus.is.assigned })
  })

/** Couriers that are on their way, or shipments that count. */
export const currentCouriers = (app: TestApp, shop: Shop, orderNo: string) =>
  inShop(app, shop, async ({ db }) => {
    const { id } = await lockOrder(db, orderNo)
    return db.q
      .selectFrom('order_dispatch as d')
      .innerJoin('shipment as s', (join) => join.on('s.mer_id', '=', db.merId).onRef('s.id', '=', 'd.shipment_id'))
      .select('d.id')
      .where('d.mer_id', '=', db.merId)
      .where('d.order_id', '=', id)
      .where((eb) => eb.or([eb('d.cancelled_at', 'is', null), eb('s.voided_at', 'is', null)]))
      .execute()
  })
