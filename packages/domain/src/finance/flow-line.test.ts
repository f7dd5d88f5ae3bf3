import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { flowLine } from './flow-line.ts'

const movement = { orderNo: 'SH1', cash: toFen(24_050), shop: toFen(22_640), freight: toFen(0) }

test('a payment comes in', () => {
  expect(flowLine({ ...movement, type: 'pay_order' })).toEqual({
    pm: 1,
    amount: 22_640,
    mark: '订单SH1支付240.50元，商户收入226.40元',
  })
})

test('a refund goes out, with its freight', () => {
  const refund = { ...movement, cash: toFen(9600), shop: toFen(-9036), freight: toFen(300) }
  expect(flowLine({ ...refund, type: 'refund_order' })).toEqual({
    pm: 0,
    amount: 9036,
    mark: '订单SH1退款96.00元，商户支出90.36元,退运费3.00元',
  })
})

test('an order that coupons paid for is a line too', () => {
  const nothing = { ...movement, cash: toFen(0), shop: toFen(0) }
  expect(flowLine({ ...nothing, type: 'pay_order' })).toMatchObject({ pm: 1, amount: 0 })
  expect(flowLine({ ...nothing, type: 'refund_order' })).toMatchObject({ pm: 0, amount: 0 })
})
