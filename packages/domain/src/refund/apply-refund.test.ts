import { expect, test } from 'vitest'
import { whyNotApply } from './apply-refund.ts'
import { goodsKind, groupBuyStatus, orderRefund, orderStatus } from '../order/order-codes.ts'
import { afterSales, returnWay } from '../order/refund-codes.ts'

const order = {
  status: orderStatus.is.shipped,
  refund: orderRefund.is.none,
  groupBuy: groupBuyStatus.is.none,
  goodsKind: goodsKind.is.plain,
  isDeletedByBuyer: false,
} as const
const unsent = { appliedUnsent: 0, refundedUnsent: 0 }
const line = { bought: 3, shipped: 3, applied: 1, refunded: 1, ...unsent, isRefundable: true }
const wish = { pieces: 1, afterSales: afterSales.is.moneyOnly, returnWay: returnWay.is.none }
const withReturn = { ...wish, afterSales: afterSales.is.withReturn, returnWay: returnWay.is.express }

test.each([
  ['订单未支付', { ...order, status: orderStatus.is.unpaid }],
  ['订单已经取消', { ...order, status: orderStatus.is.cancelled }],
  ['已完成订单无法申请退款', { ...order, status: orderStatus.is.completed }],
  ['订单已退款', { ...order, refund: orderRefund.is.whole }],
  ['拼团未成功', { ...order, groupBuy: groupBuyStatus.is.open }],
  ['订单已删除', { ...order, isDeletedByBuyer: true }],
  ['商品正在配送途中，请选择退货退款', { ...order, status: orderStatus.is.pickedUp }],
  [undefined, order],
])('%s, by the order', (message, stands) => {
  expect(whyNotApply(stands, line, wish)?.message).toBe(message)
})

test('only what is left, of what may be given back, can be asked for', () => {
  expect(whyNotApply(order, line, { ...wish, pieces: 2 })?.message).toBe('剩余可退款数量为1')
  expect(whyNotApply(order, { ...line, isRefundable: false }, wish)?.message).toBe('该商品不支持退款')
})

test('only goods that were sent can be sent back', () => {
  expect(whyNotApply(order, line, withReturn)).toBeUndefined()
  expect(whyNotApply(order, { ...line, shipped: 0 }, withReturn)?.message).toBe('商品尚未发货，请选择仅退款')
  const partlySent = { ...line, bought: 6, shipped: 3 }
  expect(whyNotApply(order, partlySent, { ...wish, pieces: 2 })).toBeUndefined()
  expect(whyNotApply(order, partlySent, { ...withReturn, pieces: 2 })?.message).toBe('只有1件已发货，其余请选择仅退款')
  const virtual = { ...order, goodsKind: goodsKind.is.virtual }
  expect(whyNotApply(virtual, line, withReturn)?.message).toBe('虚拟商品无需退货，请选择仅退款')
  expect(whyNotApply(virtual, line, wish)).toBeUndefined()
  expect(whyNotApply(order, line, { ...withReturn, returnWay: returnWay.is.none })?.message).toBe(
    '退货类型与售后类型不符',
  )
  expect(whyNotApply(order, line, { ...wish, returnWay: returnWay.is.store })?.message).toBe('退货类型与售后类型不符')
})
