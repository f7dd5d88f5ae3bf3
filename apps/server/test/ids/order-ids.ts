import { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { makeOrder } from '#test/make/order'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import { makeParcel } from '#test/make/orders/parcel'
import { makeWaybill } from '#test/make/orders/waybill'
import type { Shop } from '#test/make/shop.sql'
import { makePrinter } from '#test/make/store/store-settings'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const order: MakeInput = async (app, shop) => ({ orderNo: (await makeOrder(app, shop)).orderNo })

/** A parcel on its way. */
const parcelId = async (app: TestApp, shop: Shop) => (await makeParcel(app, shop)).id

async function orderId(app: TestApp, shop: Shop): Promise<number> {
  const { orderNo } = await makeOrder(app, shop)
  return (await app.call(orderApi.info, { orderNo }, { token: shop.owner.token })).data.id
}

/** A line of an order that was sent. */
async function sentLine(app: TestApp, shop: Shop) {
  const { token } = shop.owner
  const { orderNo } = await makeOrder(app, shop)
  const parcel = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF1' } as const
  await app.call(orderApi.send, { orderNo, isSplit: false, ...parcel }, { token })
  const { data } = await app.call(orderApi.lines, { orderNo }, { token })
  return { orderNo, orderDetailId: data[0]?.id ?? 0 }
}

/** In a shop with a printer that staff may use. */
const printedOrder: MakeInput = async (app, shop) => {
  await makePrinter(app, shop)
  await app.platform.pool.query('update merchant set receipt_printing = 1 where id = $1', [shop.merId])
  return order(app, shop)
}

/** The calls about orders that take an id. */
export const orderIds: Readonly<Record<string, MakeInput>> = {
  'dispatch.progress': order,
  'orderChange.exchange': async (app, shop) => ({
    ...(await sentLine(app, shop)),
    purpose: 'resend',
    num: 1,
    deliveryType: 'noNeed',
    reason: '破损',
  }),
  'orderChange.exchangeSkus': sentLine,
  'orderChange.unship': async (app, shop) => ({ id: await parcelId(app, shop), reason: '装错' }),
  'parcel.handle': async (app, shop) => {
    const id = await parcelId(app, shop)
    await app.platform.pool.query(`update tracked_shipment set problem = 'stalled' where mer_id = $1`, [shop.merId])
    return { ids: [id], note: '已催件' }
  },
  'parcel.list': (_, shop) => Promise.resolve({ assigneeId: shop.owner.adminId }),
  'parcel.poll': async (app, shop) => ({ id: await parcelId(app, shop) }),
  'parcel.tabs': (_, shop) => Promise.resolve({ assigneeId: shop.owner.adminId }),
  'waybill.cancel': async (app, shop) => ({ id: (await makeWaybill(app, shop)).id }),
  'shipDesk.print': async (app, shop) => ({ kind: 'slip', orderIds: [await orderId(app, shop)] }),
  'shipDesk.sheets': async (app, shop) => {
    const input = { kind: 'slip' as const, orderIds: [await orderId(app, shop)] }
    return { id: (await app.call(shipDeskApi.print, input, { token: shop.owner.token })).data.id }
  },
  'order.delete': async (app, shop) => {
    const { orderNo } = await makeOrder(app, shop)
    await alterOrder(app, shop, orderNo, { is_deleted_by_buyer: true })
    return { orderNo }
  },
  'order.editShipment': async (app, shop) => ({
    id: await parcelId(app, shop),
    expressCode: 'zhongtong',
    expressNumber: 'ZT1',
  }),
  'order.info': order,
  'order.lines': order,
  'order.logistics': async (app, shop) => ({ invoiceId: await parcelId(app, shop) }),
  'order.print': printedOrder,
  'order.receiver': order,
  'order.shipments': order,
  'order.slip': order,
}
