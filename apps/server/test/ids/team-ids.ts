import { teamApi } from '@zhanggui/contract/order/team'
import { refundApi } from '@zhanggui/contract/order/refund'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { ALL_REFUNDS } from '@zhanggui/domain/order/refund-codes'
import { makeOrder } from '#test/make/order'
import { makeRefund, orderOf } from '#test/make/orders/refund'
import { makeDelivery, makeWebhook } from '#test/make/store/webhook'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const orderId = async (app: TestApp, shop: Shop) => (await orderOf(app, shop, (await makeOrder(app, shop)).orderNo)).id

const makeOrderTag = async (app: TestApp, shop: Shop) =>
  (await app.call(teamApi.saveTag, { name: '加急' }, { token: shop.owner.token })).data.id

/** A tag that nothing has, and somebody who takes care of nothing. */
export const makeTeam = async (app: TestApp, shop: Shop) => ({
  tagId: await makeOrderTag(app, shop),
  assigneeId: shop.owner.adminId,
})

const ordersWith: MakeInput = async (app, shop) => ({ status: orderTab.is.all, tagId: await makeOrderTag(app, shop) })
const refundsWith: MakeInput = (_, shop) =>
  Promise.resolve({
    refundStatus: ALL_REFUNDS,
    assigneeId: shop.owner.adminId,
  })

/** The calls about working together, parcels and events that take an id. */
export const teamIds: Readonly<Record<string, MakeInput>> = {
  'order.export': async (app, shop) => {
    const tagId = await makeOrderTag(app, shop)
    const ids = [await orderId(app, shop)]
    await app.call(teamApi.set, { kind: 'order', ids, addTagIds: [tagId] }, { token: shop.owner.token })
    return { status: orderTab.is.all, tagId }
  },
  'order.list': ordersWith,
  'order.tabs': ordersWith,
  'refund.export': async (app, shop) => {
    const { refundOrderNo } = await makeRefund(app, shop)
    const { data } = await app.call(
      refundApi.list,
      { refundStatus: ALL_REFUNDS, refundOrderNo },
      { token: shop.owner.token },
    )
    const assigneeId = shop.owner.adminId
    const ids = data.list.map(({ id }) => id)
    await app.call(teamApi.set, { kind: 'refund', ids, assigneeId }, { token: shop.owner.token })
    return { refundStatus: ALL_REFUNDS, assigneeId, format: 'csv' }
  },
  'refund.list': refundsWith,
  'refund.tabs': refundsWith,
  'team.deleteTag': async (app, shop) => ({ id: await makeOrderTag(app, shop) }),
  'team.marks': async (app, shop) => ({ kind: 'order', ids: [await orderId(app, shop)] }),
  'team.note': async (app, shop) => ({ kind: 'order', id: await orderId(app, shop), text: '看一下' }),
  'team.notes': async (app, shop) => ({ kind: 'order', id: await orderId(app, shop) }),
  'team.saveTag': async (app, shop) => ({ id: await makeOrderTag(app, shop), name: '急' }),
  'team.set': async (app, shop) => ({ kind: 'order', ids: [await orderId(app, shop)], flag: 1 }),
  'webhook.deliveries': async (app, shop) => ({ webhookId: await makeDelivery(app, shop) }),
  'webhook.replay': async (app, shop) => ({ id: await makeDelivery(app, shop), no: 1 }),
  'webhook.switch': async (app, shop) => ({ id: await makeWebhook(app, shop), isOn: false }),
}
