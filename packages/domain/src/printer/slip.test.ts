import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fen } from '../kernel/money.ts'
import { layOut, SLIP_WIDTH, slipText } from './slip-layout.ts'
import { orderSlip, type SlipOrder, testSlip } from './slip.ts'

const order: SlipOrder = {
  shopName: '山风茶铺',
  orderNo: 'SH123',
  placedAt: new Date('2026-03-01T02:00:00Z'),
  receiver: { name: '林知夏', phone: '13800138000' },
  remark: '',
  items: [
    { name: '一二三四五六七八九十', priceFen: 1000 as Fen, count: 3 },
    { name: '一二三四五六七八九十一', priceFen: 99_999_900 as Fen, count: 2 },
  ],
  points: 0,
  totalFen: 3000 as Fen,
  discountFen: 0 as Fen,
  postageFen: 800 as Fen,
  deductionFen: 0 as Fen,
  paidFen: 3800 as Fen,
}

test('an order is written as its sheet says; without delivery there is no address', () => {
  expect(slipText(orderSlip(order)).split('\n')).toEqual([
    '            山风茶铺',
    '--------------------------------',
    '订单编号:SH123',
    '日期:2026-03-01 10:00:00',
    '电话:13800138000',
    '姓名:林知夏',
    '--------------------------------',
    '商品名称      单价   数量 金额',
    '一二三四五六七八九十',
    '              10.00  3   30.00',
    '一二三四五六七八',
    '              999999.00 2 1999998.00',
    '--------------------------------',
    '赠送积分:0',
    '合计:30.00元         优惠:0.00元',
    '邮费:8.00元          抵扣:0.00元',
    '--------------------------------',
    '实际支付:38.00元',
    '               完',
  ])
})

test('the number of an order stands in one line', () => {
  const orderNo = 'SH86517944316000001234'.padEnd(23, '5')
  expect(slipText(orderSlip({ ...order, orderNo })).split('\n')).toContain(`订单编号:${orderNo}`)
})

test('delivered orders say where to, and what the shopper remarked', () => {
  const slip = slipText(orderSlip({ ...order, receiver: { ...order.receiver, address: '文三路1号' }, remark: '尽快' }))
  expect(slip).toContain('地址:文三路1号')
  expect(slip).toContain('订单备注:尽快')
})

test('typed text is never markup', () => {
  const slip = slipText(orderSlip({ ...order, remark: '<QR>evil</QR>\n<BR>' }))
  expect(slip).toContain('＜QR＞evil＜/QR＞')
  expect(slip).not.toMatch(/[<>]/)
})

test('no line of words is wider than the paper', () => {
  const anything = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text: fc.string({ unit: 'grapheme', maxLength: 100 }) }),
      fc.record({ kind: fc.constant('title' as const), text: fc.string({ unit: 'grapheme', maxLength: 40 }) }),
    ),
  )
  fc.assert(
    fc.property(anything, (slip) => {
      for (const { text, isTitle } of layOut(slip)) {
        const wide = [...text].filter((char) => (char.codePointAt(0) ?? 0) > 0x2e_7f).length
        expect([...text].length + wide).toBeLessThanOrEqual(isTitle ? SLIP_WIDTH / 2 : SLIP_WIDTH)
      }
    }),
  )
})

test('a printer is tried with an order that is plainly none', () => {
  expect(slipText(testSlip('山风茶铺', order.placedAt)).split('\n')[0]).toBe('测试打印，请勿发货')
})
