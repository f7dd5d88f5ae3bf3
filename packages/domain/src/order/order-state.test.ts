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

describe('who is refused is told why', () => {
  test.each<[string, OrderAction, Partial<OrderFlags>, keyof typeof orderRefusal]>([
    ['a refunded order is not sent', 'ship', { refund: orderRefund.is.whole }, 'refunded'],
    ['nor verified', 'verify', { status: is.toVerify, refund: orderRefund.is.whole }, 'refunded'],
    [
      'nor verified while somebody asks for money back',
      'verify',
      { status: is.toVerify, openRefunds: 1 },
      'openRefundAtDesk',
    ],
    ['nor received then', 'receive', { status: is.shipped, openRefunds: 1 }, 'openRefund'],
    ['a pick-up is not sent', 'ship', { shippingType: shippingType.is.pickUp }, 'pickUp'],
    ['nor what has nothing to carry dispatched', 'assign', { shippingType: shippingType.is.virtual }, 'notDeliverable'],
    ['a group that is not complete is not sent', 'ship', { groupBuy: groupBuyStatus.is.open }, 'openGroupBuy'],
    ['an unpaid order is not refunded', 'refundDirectly', { status: is.unpaid }, 'unpaid'],
    ['nor directly what the buyer asked for', 'refundDirectly', { hasBuyerRefund: true }, 'buyerRefund'],
    ['what was sent has its address', 'editAddress', { status: is.shipped }, 'shippedAlready'],
    ['a verified code is used up', 'verify', { status: is.delivered }, 'verified'],
    ['a code is worth nothing before it is paid for', 'verify', { status: is.unpaid }, 'unpaid'],
    ['nor after the order was cancelled', 'verify', { status: is.cancelled }, 'cancelled'],
    ['a cancelled order is not paid', 'pay', { status: is.cancelled }, 'cancelled'],
    ['the buyer deletes first', 'deleteByShop', {}, 'notDeletedByBuyer'],
    ['what the buyer deleted is not sent', 'ship', { isDeletedByBuyer: true }, 'deleted'],
    ['what the shop deleted is not there', 'remark', { isDeletedByShop: true }, 'missing'],
  ])('%s', (_, action, flags, refusal) => {
    expect(whyNotOrder(order(flags), action)).toBe(orderRefusal[refusal])
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
