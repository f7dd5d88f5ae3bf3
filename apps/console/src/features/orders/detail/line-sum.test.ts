import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { fakeDetail } from '../fake-order.ts'
import { lineSum } from './line-sum.ts'

const [line] = fakeDetail.orderDetailList
if (!line) throw new Error('a line is missing')

// The worked example of the sheet of orders, 4.4.
test('the parts of a line add up to what was paid for it, each with who bore it', () => {
  const parts = lineSum(line)
  expect(parts.reduce((sum, { fen }) => sum + fen, 0)).toBe(line.payPrice)
  expect(parts.map(({ label, fen, note }) => [label, fen, note])).toEqual([
    ['售价 ¥100.00 × 2', 20_000, undefined],
    ['商户优惠券', -800, '商家承担'],
    ['平台优惠券', -400, '平台承担'],
    ['200 积分抵扣', -200, '平台承担'],
    ['运费', 600, undefined],
  ])
})

test('a member pays the member price, and the shop goes without the rest', () => {
  const [, member] = lineSum({ ...line, vipPrice: toFen(9500) })
  expect(member).toEqual({ label: '会员优惠', fen: -1000, note: '商家承担' })
})
