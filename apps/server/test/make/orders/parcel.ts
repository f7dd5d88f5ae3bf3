import { orderApi } from '@zhanggui/contract/order/order'
import { makeOrder, type OrderTraits } from '#test/make/order'
import { makeStaff, type Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface ParcelTraits extends OrderTraits {
  readonly expressCode?: string
  readonly number?: string
}

/** An order that was sent by a carrier; by somebody who has just signed in. */
export async function makeParcel(app: TestApp, shop: Shop, traits: ParcelTraits = {}) {
  const { expressCode = 'shunfeng', number = 'SF1', ...order } = traits
  const { orderNo, product } = await makeOrder(app, shop, order)
  const permissions = [orderApi.send.permission, orderApi.shipments.permission]
  const { token } = await makeStaff(app, shop, { permissions })
  const delivery = { deliveryType: 'express', expressCode, expressNumber: number } as const
  await app.call(orderApi.send, { orderNo, isSplit: false, ...delivery }, { token })
  const { data } = await app.call(orderApi.shipments, { orderNo }, { token })
  return { id: data[0]?.id ?? 0, orderNo, product }
}
