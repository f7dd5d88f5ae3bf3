import { orderApi } from '@zhanggui/contract/order/order'
import { makeOrder } from '#test/make/order'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import type { Shop } from '#test/make/shop.sql'
import { makePrinter } from '#test/make/store/store-settings'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const order: MakeInput = async (app, shop) => ({ orderNo: (await makeOrder(app, shop)).orderNo })

/** A parcel on its way. */
async function makeParcel(app: TestApp, shop: Shop): Promise<number> {
  const { token } = shop.owner
  const { orderNo } = await makeOrder(app, shop)
  const parcel = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF1' } as const
  await app.call(orderApi.send, { orderNo, isSplit: false, ...parcel }, { token })
  return (await app.call(orderApi.shipments, { orderNo }, { token })).data[0]?.id ?? 0
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
  'order.delete': async (app, shop) => {
    const { orderNo } = await makeOrder(app, shop)
    await alterOrder(app, shop, orderNo, { is_deleted_by_buyer: true })
    return { orderNo }
  },
  'order.editShipment': async (app, shop) => ({
    id: await makeParcel(app, shop),
    expressCode: 'zhongtong',
    expressNumber: 'ZT1',
  }),
  'order.info': order,
  'order.lines': order,
  'order.logistics': async (app, shop) => ({ invoiceId: await makeParcel(app, shop) }),
  'order.print': printedOrder,
  'order.receiver': order,
  'order.shipments': order,
  'order.slip': order,
}
