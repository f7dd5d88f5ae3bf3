import { describe, expect, test } from 'vitest'
import {
  isAllShipped,
  type LinePieces,
  orderRefundOf,
  refundableOf,
  shippableOf,
  unsentOf,
  whyNotExchange,
  whyNotShip,
  wholeShipment,
  withBuyerOf,
} from './order-lines.ts'
import { whyNotUnsend } from './parcel/take-back.ts'

/** What is refunded or asked back was not sent, unless it says so. */
const line = (bought: number, shipped = 0, refunded = 0, applied = 0, more: Partial<LinePieces> = {}): LinePieces => ({
  bought,
  shipped,
  refunded,
  applied,
  refundedUnsent: refunded,
  appliedUnsent: applied,
  ...more,
})
const lines = new Map([
  [1, line(3, 1, 1)],
  [2, line(2, 0, 0, 1)],
  [3, line(1, 1)],
])

test('what was sent, refunded or asked back is not sent', () => {
  expect([...lines.values()].map(shippableOf)).toEqual([1, 1, 0])
  expect(wholeShipment(lines)).toEqual([
    { lineId: 1, pieces: 1 },
    { lineId: 2, pieces: 1 },
  ])
})

test('what was sent can be asked back', () => expect([...lines.values()].map(refundableOf)).toEqual([2, 1, 1]))

test.each([
  [[], '拆单发货详情不能为空'],
  [
    [
      [1, 1],
      [1, 1],
    ],
    '有重复的发货单详情',
  ],
  [[[9, 1]], '订单详情ID不对应'],
  [[[1, 0]], '订单详情发货数量不能小于1'],
  [[[1, 2]], '超出可发货数量,请重新选择数量'],
  [[[3, 1]], '超出可发货数量,请重新选择数量'],
  [
    [
      [1, 1],
      [2, 1],
    ],
    undefined,
  ],
])('%j: %s', (chosen, message) => {
  const choices = chosen.map(([lineId = 0, pieces = 0]) => ({ lineId, pieces }))
  expect(whyNotShip(lines, choices)?.message).toBe(message)
})

test('refunded pieces need not be sent', () => {
  expect(isAllShipped([line(2, 1, 1), line(1, 1)])).toBe(true)
  expect(isAllShipped([line(2, 1)])).toBe(false)
})

describe('what was sent and came back', () => {
  const back = { refundedUnsent: 0, appliedUnsent: 0 }
  test.each<[string, LinePieces, number, number]>([
    ['does not stand in for what is still to be sent', line(5, 3, 3, 0, back), 2, 0],
    ['nor does what is asked back', line(5, 3, 0, 3, back), 2, 0],
    ['some of each', line(6, 2, 2, 1, { refundedUnsent: 1, appliedUnsent: 1 }), 2, 1],
  ])('%s', (_, pieces, left, withBuyer) => {
    expect([shippableOf(pieces), withBuyerOf(pieces), isAllShipped([pieces])]).toEqual([left, withBuyer, false])
  })
  test('cannot go out in exchange, and its parcel cannot be taken back', () => {
    const one = line(5, 3, 1, 1, { refundedUnsent: 0, appliedUnsent: 1 })
    expect([whyNotExchange(one, 2), whyNotExchange(one, 3)]).toEqual([undefined, '最多可换货或补发 2 件'])
    expect(whyNotUnsend([{ line: one, pieces: 1 }])).toBe('发出的商品已有退款，不能撤销发货')
    expect(whyNotUnsend([{ line: line(5, 3, 1, 1), pieces: 3 }])).toBeUndefined()
  })
})

test('money without goods is first for what was not sent', () => {
  const half = line(5, 3)
  expect([1, 2, 4].map((pieces) => unsentOf(half, pieces, false))).toEqual([1, 2, 2])
  expect(unsentOf(half, 3, true)).toBe(0)
  expect(unsentOf(line(5, 3, 0, 1), 2, false)).toBe(1)
})

describe('how far an order is refunded', () => {
  test.each<[string, LinePieces[], number]>([
    ['not at all', [line(1), line(2)], 0],
    ['somebody waits for an answer, whatever else was refunded', [line(1, 0, 1), line(2, 0, 0, 1)], 1],
    ['partly', [line(1, 0, 1), line(2)], 2],
    ['wholly', [line(1, 0, 1), line(2, 2, 2)], 3],
  ])('%s', (_, all, status) => expect(orderRefundOf(all)).toBe(status))
})
