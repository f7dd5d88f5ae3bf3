import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { fakeRefund } from '../fake-refund.ts'
import { refundSteps } from './refund-steps.ts'
import { refundBearers, sumOfPieces } from '../refund-sum.ts'

const event = (id: number, changeType: string) => ({
  id,
  changeType,
  changeMessage: changeType,
  operatorName: '',
  createTime: new Date(id * 1000),
})
const told = (...args: Parameters<typeof fakeRefund>) =>
  refundSteps(fakeRefund(...args)).map(({ title, tone }) => (tone ? `${title} (${tone})` : title))

test('an application with goods to send back shows the whole way to the money', () => {
  expect(told(1, { afterSalesType: 2, returnGoodsType: 1 })).toEqual([
    '申请退款',
    '商家审核 (coming)',
    '商品退回 (coming)',
    '商家确认收货 (coming)',
    '退款成功 (coming)',
  ])
})

test('goods that were sent back again were agreed to before, whatever order the log comes in', () => {
  const statusList = [event(4, 'rejectionGoods'), event(3, 'returning'), event(2, 'audit'), event(1, 'apply')]
  expect(told(1, { refundStatus: 1, afterSalesType: 2, statusList })).toEqual([
    '申请退款',
    '商家审核：同意',
    '商品退回',
    '拒绝收货 (danger)',
  ])
  expect(told(1, { refundStatus: 1, statusList: statusList.slice(2) }).at(-1)).toBe('商家审核：拒绝 (danger)')
})

test('the amount is written out as a share of the pieces only where it is one', () => {
  expect(sumOfPieces(fakeRefund(1))).toBe('¥192.00 × 1 ÷ 2 件 = ¥96.00')
  expect(sumOfPieces(fakeRefund(1, { refundPrice: toFen(9300) }))).toBeUndefined()
})

test('who bears a refund is told once it is paid', () => {
  const parts = {
    merchantRefundPrice: toFen(8736),
    refundFreightFee: toFen(300),
    platformRefundPrice: toFen(480),
    refundFirstBrokerageFee: toFen(288),
    refundSecondBrokerageFee: toFen(96),
  }
  const bearers = (more: Parameters<typeof fakeRefund>[1]) => refundBearers(fakeRefund(1, { ...parts, ...more }))
  expect(bearers({ refundStatus: 2 })).toBeUndefined()
  expect(bearers({ refundStatus: 3 })).toBe('店铺承担 ¥90.36，平台退回手续费 ¥4.80，佣金 ¥3.84 由推广员退回')
  expect(bearers({ refundStatus: 3, isReplace: true })).toContain('佣金 ¥3.84 已结算，由平台承担')
})
