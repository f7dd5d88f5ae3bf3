import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { makeOrder, type OrderTraits } from '#test/make/order'
import { makeStaff, type Shop } from '#test/make/shop.sql'
import { makeReturnAddress } from '#test/make/store/store-settings'
import type { TestApp } from '#test/app/test-app'

/** A number from a carrier for an order that waits to be sent; got by somebody who has just signed in. */
export async function makeWaybill(app: TestApp, shop: Shop, traits: OrderTraits = {}) {
  await makeReturnAddress(app, shop)
  const { orderNo } = await makeOrder(app, shop, traits)
  const { token } = await makeStaff(app, shop, { permissions: [shipDeskApi.waybills.permission] })
  const { data: desk } = await app.call(shipDeskApi.orders, { orderNos: [orderNo] }, { token })
  const orderId = desk.list[0]?.id ?? 0
  await app.call(shipDeskApi.waybills, { rows: [{ orderId, expressCode: 'zhongtong' }] }, { token })
  const { data } = await app.call(waybillApi.list, { orderNo }, { token })
  const { id = 0, trackingNumber = '' } = data.list[0] ?? {}
  return { id, trackingNumber, orderNo, orderId }
}
