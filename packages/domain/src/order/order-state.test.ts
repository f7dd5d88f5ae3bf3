import { describe, expect, test } from 'vitest'
import { deliveryType, goodsKind, groupBuyStatus, orderRefund, orderStatus, shippingType } from './order-codes.ts'
import {
  type OrderAction,
  type OrderFlags,
  orderRefusal,
  statusAfter,
  statusAfterPayment,
  whyNotDeliver,
  whyNotOrder,
} from './order-state.ts'

const is = orderStatus.is
const order = (flags: Partial<OrderFlags> = {}): OrderFlags => ({
  status: is.toShip,
  refund: orderRefund.is.none,
  shippingType: shippingType.is.delivery,
  goodsKind: goodsKind.is.plain,
  groupBuy: groupBuyStatus.is.none,
  openRefunds: 0,
  hasBuyerRefund: false,
  isDeletedByBuyer: false,
  isDeletedByShop: false,
  ...flags,
})

/** From which statuses an order that nothing else speaks against may do what. */
const allowed: Record<OrderAction, readonly number[]> = {
  pay: [0],
  cancel: [0],
  close: [0],
  editPrice: [0],
  ship: [1, 2],
  unship: [2, 4],
  exchange: [2, 4, 5, 6],
  unexchange: [1, 2, 4, 5, 6],
  verify: [3],
  // Only pick-ups, below.
  unverify: [],
  receive: [4],
  complete: [5],
  assign: [1],
  accept: [10],
  reassign: [10, 11, 12],
  withdraw: [10, 11],
  arrive: [11],
  pickUp: [12],
  deliver: [13],
  refundDirectly: [1, 2, 3, 4, 5, 6, 10, 11, 12, 13],
  editAddress: [1],
  editShipment: [0, 1, 2, 3, 4, 5, 6, 9],
  print: [1, 2, 3, 4, 5, 6, 10, 11, 12, 13],
  remark: [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13],
  deleteByBuyer: [6, 9],
  deleteByShop: [],
}
const actions = Object.keys(allowed) as OrderAction[]

test.each(actions)('%s is allowed from the statuses of the sheet, and from no other', (action) => {
  const from = orderStatus.codes.filter((status) => !whyNotOrder(order({ status }), action))
  expect(from).toEqual(allowed[action])
})

test('a pick-up that was handed over can be taken back to the counter', () => {
  const handedOver = { status: is.delivered, shippingType: shippingType.is.pickUp }
  expect(whyNotOrder(order(handedOver), 'unverify')).toBeUndefined()
  expect(whyNotOrder(order({ ...handedOver, openRefunds: 1 }), 'unverify')).toBe(orderRefusal.openRefund)
})

/** The order that each action is done to, when nothing speaks against it. */
const atBest = (action: OrderAction): OrderFlags =>
  order({
    status: orderStatus.codes.find((status) => status === allowed[action][0]) ?? is.completed,
    ...(action === 'unverify' && { status: is.delivered, shippingType: shippingType.is.pickUp }),
    isDeletedByBuyer: action === 'deleteByShop',
  })

const sent: readonly OrderAction[] = ['ship', 'unship', 'exchange', 'unexchange', 'receive', 'assign']
const carried: readonly OrderAction[] = ['accept', 'reassign', 'withdraw', 'arrive', 'pickUp', 'deliver']
const atDesk: readonly OrderAction[] = ['verify', 'unverify']

describe('whom an order stops, and with which words', () => {
  test('nobody while nothing speaks against it', () => {
    expect(actions.filter((action) => whyNotOrder(atBest(action), action))).toEqual([])
  })

  test.each<[string, Partial<OrderFlags>, keyof typeof orderRefusal, readonly OrderAction[]]>([
    [
      'refunded as a whole',
      { refund: orderRefund.is.whole },
      'refunded',
      [...sent, ...carried, ...atDesk, 'refundDirectly', 'editAddress'],
    ],
    [
      'somebody asks for money back',
      { openRefunds: 1 },
      'openRefund',
      ['unship', 'unverify', 'receive', 'complete', 'assign', 'pickUp', 'refundDirectly'],
    ],
    ['and stands at the counter', { openRefunds: 1 }, 'openRefundAtDesk', ['verify']],
    ['the buyer has asked before', { hasBuyerRefund: true }, 'buyerRefund', ['refundDirectly']],
    [
      'a group that is not complete',
      { groupBuy: groupBuyStatus.is.open },
      'openGroupBuy',
      ['ship', 'verify', 'assign'],
    ],
    ['a group that failed', { groupBuy: groupBuyStatus.is.failed }, 'openGroupBuy', ['ship', 'verify', 'assign']],
    [
      'the buyer fetches it',
      { shippingType: shippingType.is.pickUp },
      'pickUp',
      ['ship', 'exchange', 'assign', 'editAddress'],
    ],
    ['nothing to carry', { shippingType: shippingType.is.virtual }, 'notDeliverable', ['assign', 'editAddress']],
    ['nobody fetches it', { shippingType: shippingType.is.delivery }, 'notPickedUp', ['unverify']],
    ['virtual goods', { goodsKind: goodsKind.is.virtual }, 'nothingToExchange', ['exchange']],
    ['the shop has deleted it', { isDeletedByShop: true }, 'missing', actions],
    [
      'the buyer has deleted it',
      { isDeletedByBuyer: true },
      'deleted',
      actions.filter((action) => action !== 'remark' && action !== 'deleteByShop'),
    ],
    ['the buyer has not deleted it', { isDeletedByBuyer: false }, 'notDeletedByBuyer', ['deleteByShop']],
    ['not paid', { status: is.unpaid }, 'unpaid', ['verify', 'refundDirectly', 'print']],
    ['cancelled', { status: is.cancelled }, 'cancelled', ['pay', 'cancel', 'close', 'editPrice', 'verify']],
    ['paid', { status: is.toShip }, 'paid', ['pay', 'cancel', 'close', 'editPrice']],
    ['sent', { status: is.shipped }, 'notToShip', ['ship', 'assign']],
    ['sent, as its address', { status: is.shipped }, 'shippedAlready', ['editAddress']],
    ['received', { status: is.delivered }, 'notOnItsWay', ['unship']],
    ['received, as its code', { status: is.delivered }, 'verified', ['verify']],
    ['not sent yet', { status: is.toShip }, 'notSentYet', ['exchange']],
    ['completed', { status: is.completed }, 'notHandedOver', ['unverify']],
    ['a courier has it', { status: is.arrived }, 'withCourier', ['editShipment']],
    ['under way', { status: is.toShip }, 'unfinished', ['deleteByBuyer']],
    ['elsewhere', { status: is.completed }, 'status', ['receive', 'complete', ...carried]],
  ])('%s', (_, flags, refusal, stopped) => {
    const found = actions.filter(
      (action) => whyNotOrder({ ...atBest(action), ...flags }, action) === orderRefusal[refusal],
    )
    expect(found.toSorted()).toEqual([...stopped].toSorted())
  })

  test('each reason has a code of its own', () => {
    const codes = Object.values(orderRefusal).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})

test('the shop deletes what the buyer deleted', () => {
  expect(whyNotOrder(order({ status: is.completed, isDeletedByBuyer: true }), 'deleteByShop')).toBeUndefined()
})

test('where actions lead', () => {
  expect([statusAfter('cancel'), statusAfter('verify'), statusAfter('withdraw')]).toEqual([9, 5, 1])
  expect([shippingType.is.delivery, shippingType.is.pickUp, shippingType.is.virtual].map(statusAfterPayment)).toEqual([
    1, 3, 1,
  ])
})

test('virtual goods need no parcel', () => {
  expect(whyNotDeliver(goodsKind.is.virtual, deliveryType.is.express)).toBe(orderRefusal.virtualGoods)
  expect(whyNotDeliver(goodsKind.is.virtual, deliveryType.is.none)).toBeUndefined()
  expect(whyNotDeliver(goodsKind.is.plain, deliveryType.is.express)).toBeUndefined()
})
