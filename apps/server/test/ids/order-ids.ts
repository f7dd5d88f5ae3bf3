import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { toFen } from '@zhanggui/domain/kernel/money'
import { makeOrder } from '#test/make/order'
import { alterOrder, makePickUp } from '#test/make/orders/order-kinds.sql'
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

/** The line of a paid order, which nobody has sent. */
const firstLine = async (app: TestApp, shop: Shop, orderNo: string) =>
  (await app.call(orderApi.lines, { orderNo }, { token: shop.owner.token })).data[0]?.id ?? 0

/** A courier of the shop has been told of it. */
const assigned: MakeInput = async (app, shop) => {
  const { orderNo } = await makeOrder(app, shop)
  await app.call(dispatchApi.assign, { orderNo, ...courier }, { token: shop.owner.token })
  return { orderNo }
}
const courier = { deliveryCarrier: '小王', carrierPhone: '13800000001' }

const unpaid: MakeInput = async (app, shop) => ({
  orderNo: (await makeOrder(app, shop, { isPaid: false })).orderNo,
})

/** A pick-up that was handed over just now. */
const handedOver: MakeInput = async (app, shop) => {
  const { orderNo, verifyCode } = await makePickUp(app, shop)
  await app.call(orderApi.verify, { verifyCode }, { token: shop.owner.token })
  return { orderNo }
}

const withMore =
  (make: MakeInput, rest: object): MakeInput =>
  async (app, shop) => ({ ...(await make(app, shop)), ...rest })

/** A line of an order that was sent. */
async function sentLine(app: TestApp, shop: Shop) {
  const { token } = shop.owner
  const { orderNo } = await makeOrder(app, shop)
  const parcel = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF1' } as const
  await app.call(orderApi.send, { orderNo, isSplit: false, ...parcel }, { token })
  return { orderNo, orderDetailId: await firstLine(app, shop, orderNo) }
}

/** In a shop with a printer that staff may use. */
const printedOrder: MakeInput = async (app, shop) => {
  await makePrinter(app, shop)
  await app.platform.pool.query('update merchant set receipt_printing = 1 where id = $1', [shop.merId])
  return order(app, shop)
}

/** The calls about orders that take an id. */
export const orderIds: Readonly<Record<string, MakeInput>> = {
  'directRefund.quoteRefund': withMore(order, { returnType: 1 }),
  'directRefund.refund': async (app, shop) => {
    const { orderNo } = await makeOrder(app, shop)
    return { orderNo, returnType: 2, detailList: [{ orderDetailId: await firstLine(app, shop, orderNo), num: 1 }] }
  },
  'dispatch.advance': withMore(assigned, { to: 11 }),
  'dispatch.assign': withMore(order, courier),
  'dispatch.cancel': withMore(assigned, { reason: '堵车' }),
  'dispatch.progress': order,
  'dispatch.reassign': withMore(assigned, courier),
  'orderChange.close': withMore(unpaid, { reason: '买家不要了' }),
  'orderChange.editPrice': withMore(unpaid, { payPrice: toFen(100), reason: '老顾客' }),
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
  'order.editReceiver': withMore(order, {
    realName: '沈知秋',
    userPhone: '13700004321',
    userAddress: '北京市朝阳区建国路1号',
  }),
  'order.editShipment': async (app, shop) => ({
    id: await parcelId(app, shop),
    expressCode: 'zhongtong',
    expressNumber: 'ZT1',
  }),
  'order.events': order,
  'order.info': order,
  'order.lines': order,
  'order.logistics': async (app, shop) => ({ invoiceId: await parcelId(app, shop) }),
  'order.print': printedOrder,
  'order.receiver': order,
  'order.remark': withMore(order, { remark: '轻放' }),
  'order.reveal': order,
  'order.send': withMore(order, { isSplit: false, deliveryType: 'noNeed' }),
  'order.shipments': order,
  'order.slip': order,
  'verifyDesk.undo': handedOver,
}
