import { describe, expect, test } from 'vitest'
import {
  isAllShipped,
  type LinePieces,
  orderRefundOf,
  refundableOf,
  shippableOf,
  whyNotShip,
  wholeShipment,
} from './order-lines.ts'

const line = (bought: number, shipped = 0, refunded = 0, applied = 0): LinePieces => ({
  bought,
  shipped,
  refunded,
  applied,
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

describe('how far an order is refunded', () => {
  test.each<[string, LinePieces[], number]>([
    ['not at all', [line(1), line(2)], 0],
    ['somebody waits for an answer, whatever else was refunded', [line(1, 0, 1), line(2, 0, 0, 1)], 1],
    ['partly', [line(1, 0, 1), line(2)], 2],
    ['wholly', [line(1, 0, 1), line(2, 2, 2)], 3],
  ])('%s', (_, all, status) => expect(orderRefundOf(all)).toBe(status))
})
