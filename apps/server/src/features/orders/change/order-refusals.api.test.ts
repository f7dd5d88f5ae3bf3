import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { toFen } from '@zhanggui/domain/kernel/money'
import { groupBuyStatus, orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import { type OrderRefusal, orderRefusal } from '@zhanggui/domain/order/order-state'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { alterOrder, makePickUp, makeVirtual } from '#test/make/orders/order-kinds.sql'
import { makeParcel } from '#test/make/orders/parcel'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string
beforeAll(async () => {
  shop = await makeShop(app)
  ;({ token } = shop.owner)
})

type Altered = Parameters<typeof alterOrder>[3]
interface Made {
  readonly orderNo: string
  /** Of its parcel. */
  readonly id?: number
  readonly verifyCode?: string
}

const makers = {
  unpaid: () => makeOrder(app, shop, { isPaid: false }),
  paid: () => makeOrder(app, shop),
  sent: () => makeParcel(app, shop),
  /** Once more: its parcel is the second one. */
  sentAgain: async () => {
    const { orderNo } = await makeParcel(app, shop)
    await actions.exchange({ orderNo })
    const { data: parcels } = await app.call(orderApi.shipments, { orderNo }, { token })
    return { orderNo, id: parcels.find(({ purpose }) => purpose === 'resend')?.id ?? 0 }
  },
  pickUp: () => makePickUp(app, shop),
  virtual: () => makeVirtual(app, shop),
} satisfies Record<string, () => Promise<Made>>

const reason = '装错'
const actions = {
  ship: ({ orderNo }: Made) =>
    app.call(orderApi.send, { orderNo, isSplit: false, deliveryType: 'express', ...carrier }, { token }),
  split: ({ orderNo }: Made) =>
    app.call(orderApi.send, { orderNo, isSplit: true, detailList: [], deliveryType: 'express', ...carrier }, { token }),
  unship: ({ id = 1 }: Made) => app.call(orderChangeApi.unship, { id, reason }, { token }),
  editShipment: ({ id = 1 }: Made) => app.call(orderApi.editShipment, { id, ...carrier }, { token }),
  editPrice: ({ orderNo }: Made) =>
    app.call(orderChangeApi.editPrice, { orderNo, payPrice: toFen(1), reason }, { token }),
  close: ({ orderNo }: Made) => app.call(orderChangeApi.close, { orderNo, reason }, { token }),
  exchange: async ({ orderNo }: Made) => {
    const { data: lines } = await app.call(orderApi.lines, { orderNo }, { token })
    const what = { purpose: 'resend', orderDetailId: lines[0]?.id ?? 1, num: 1, deliveryType: 'noNeed' } as const
    return app.call(orderChangeApi.exchange, { orderNo, ...what, reason }, { token })
  },
  verify: ({ verifyCode = 'none' }: Made) => app.call(orderApi.verify, { verifyCode }, { token }),
  unverify: ({ orderNo }: Made) => app.call(verifyDeskApi.undo, { orderNo }, { token }),
}
const carrier = { expressCode: 'zhongtong', expressNumber: 'ZT1' } as const

const { is } = orderStatus
const refunded = { refund_status: orderRefund.is.whole }
const asked = { open_refunds: 1 }
const deleted = { is_deleted_by_buyer: true }
const openGroup = { group_buy: groupBuyStatus.is.open }
const r = orderRefusal

/** An order as it was made, what became of it, what somebody tries, and what they are told. */
const cases: readonly (readonly [keyof typeof makers, Altered, keyof typeof actions, OrderRefusal])[] = [
  ['unpaid', {}, 'ship', r.notToShip],
  ['sent', {}, 'ship', r.notToShip],
  ['paid', refunded, 'ship', r.refunded],
  ['paid', openGroup, 'ship', r.openGroupBuy],
  ['pickUp', { status: is.toShip }, 'ship', r.pickUp],
  ['virtual', {}, 'ship', r.virtualGoods],
  ['paid', {}, 'unship', { code: 5101, message: '订单发货单不存在' }],
  ['sent', { status: is.delivered }, 'unship', r.notOnItsWay],
  ['sent', refunded, 'unship', r.refunded],
  ['sent', asked, 'unship', r.openRefund],
  ['sent', deleted, 'editShipment', r.deleted],
  ['paid', {}, 'editShipment', { code: 5101, message: '订单发货单不存在' }],
  ['paid', {}, 'editPrice', r.paid],
  ['unpaid', { status: is.cancelled }, 'editPrice', r.cancelled],
  ['unpaid', deleted, 'editPrice', r.deleted],
  ['paid', {}, 'close', r.paid],
  ['unpaid', { status: is.cancelled }, 'close', r.cancelled],
  ['paid', {}, 'exchange', r.notSentYet],
  ['sent', refunded, 'exchange', r.refunded],
  ['virtual', { status: is.shipped }, 'exchange', r.nothingToExchange],
  ['pickUp', { status: is.delivered }, 'exchange', r.pickUp],
  ['sentAgain', refunded, 'unship', r.refunded],
  ['sentAgain', deleted, 'unship', r.deleted],
  ['pickUp', { status: is.delivered }, 'verify', r.verified],
  ['pickUp', refunded, 'verify', r.refunded],
  ['pickUp', asked, 'verify', r.openRefundAtDesk],
  ['pickUp', openGroup, 'verify', r.openGroupBuy],
  ['paid', {}, 'unverify', r.notHandedOver],
  ['sent', { status: is.delivered }, 'unverify', r.notPickedUp],
  ['pickUp', { status: is.delivered, ...refunded }, 'unverify', r.refunded],
  ['pickUp', { status: is.delivered, ...asked }, 'unverify', r.openRefund],
]

test.each(
  cases.map(([maker, altered, action, refusal]) => [maker, action, refusal.message, altered, refusal] as const),
)('%s, %s: %s', async (maker, action, _, altered, refusal) => {
  const made: Made = await makers[maker]()
  await alterOrder(app, shop, made.orderNo, altered)
  expect(await actions[action](made)).toMatchObject({ ...refusal, data: null })
})

test('a parcel that somebody else has put right meanwhile is not overwritten', async () => {
  const { id, orderNo } = await makers.sent()
  const versionNow = async () => (await app.call(orderApi.shipments, { orderNo }, { token })).data[0]?.version ?? 0
  const edit = (version: number, expressNumber: string) =>
    app.call(orderApi.editShipment, { id, version, expressCode: 'zhongtong', expressNumber }, { token })
  const seen = await versionNow()
  expect((await edit(seen, 'ZT2')).code).toBe(200)
  expect(await edit(seen, 'ZT3')).toMatchObject({ code: 409, message: '数据已被 小明 修改' })
  expect((await edit(await versionNow(), 'ZT4')).code).toBe(200)
})

test('a parcel with nothing in it is refused, and a line of another order', async () => {
  const made = await makers.paid()
  expect((await actions.split(made)).message).toBe('拆单发货详情不能为空')
  const other = await makers.paid()
  const { data: lines } = await app.call(orderApi.lines, { orderNo: other.orderNo }, { token })
  const split = (detailList: { orderDetailId: number; num: number }[]) =>
    app.call(
      orderApi.send,
      { orderNo: made.orderNo, isSplit: true, detailList, deliveryType: 'express', ...carrier },
      { token },
    )
  expect((await split([{ orderDetailId: lines[0]?.id ?? 0, num: 1 }])).message).toBe('订单详情ID不对应')
})
