import { expect, test } from 'vitest'
import { fakeDetail } from '../../fake-order.ts'
import { beginLine, moneyLeft } from './refund-draft.ts'

const [line] = fakeDetail.orderDetailList
if (!line) throw new Error('an order has lines')

test.each([
  ['not sent', { payNum: 3 }, true],
  ['sent', { payNum: 3, deliveryNum: 3 }, false],
  ['partly sent', { payNum: 3, deliveryNum: 2 }, false],
  ['sent, but for what is left', { payNum: 3, deliveryNum: 1, refundNum: 1, refundUnsentNum: 0 }, true],
])('what was %s goes back on the shelf or not', (_, pieces, restock) => {
  expect(beginLine({ ...line, ...pieces }, 'pieces').restock).toBe(restock)
})

test('an amount has no pieces, and what was paid and not given back is left', () => {
  expect(beginLine(line, 'amount')).toEqual({ orderDetailId: line.id, num: 0 })
  expect(moneyLeft(line)).toBe(line.payPrice - line.refundPrice)
})
