import { describe, expect, test } from 'vitest'
import { code128 } from './code-128.ts'
import { type DeskRow, problemsOf } from './desk-rows.ts'
import { mergePicks } from './pick-list.ts'
import { joinByNumber, sameDestination, whyNotOneParcel } from './same-address.ts'
import { nextScan } from './scan-order.ts'
import { placePasted, readPasted } from './tracking-column.ts'

const TWICE = '快递单号重复；寄往同一地址的订单可以合并为一个包裹'

const row = (id: number, trackingNumber: string, more: Partial<DeskRow> = {}): DeskRow => ({
  id,
  expressCode: 'zhongtong',
  trackingNumber,
  parcel: 0,
  ...more,
})

const lying = (orderNo: string, more: { trackingNumber?: string; parcel?: number; blocked?: string } = {}) => ({
  orderNo,
  trackingNumber: '',
  parcel: 0,
  blocked: undefined,
  ...more,
})

describe('rows of the desk', () => {
  test('one number is for one box', () => {
    const rows = [row(1, 'A1234'), row(2, 'a1234'), row(3, 'B1', { parcel: 1 }), row(4, 'B1', { parcel: 1 })]
    expect([...problemsOf(rows)]).toEqual([
      [1, TWICE],
      [2, TWICE],
    ])
  })

  test.each([
    [[row(1, '')], '请填写快递单号'],
    [[row(1, 'A', { expressCode: '' })], '请选择快递公司'],
    [[row(1, '中文')], '快递单号只能包含字母、数字和横线，最多50个字符'],
    [[row(1, 'A', { parcel: 1 }), row(2, 'B', { parcel: 1 })], '同一包裹的订单必须使用同一个快递单号'],
  ])('%j: %s', (rows, problem) => {
    expect(problemsOf(rows).get(1)).toBe(problem)
  })
})

const lin = { realName: '林小茶', userPhone: '13812345678', userAddress: '浙江省杭州市 西湖区，龙井路1号' }

test('one receiver is known however the address was written', () => {
  const orders = [
    { id: 1, ...lin, trackingNumber: 'A' },
    { id: 2, ...lin, userAddress: '浙江省杭州市西湖区龙井路１号', trackingNumber: 'a' },
    { id: 3, ...lin, realName: '王五', trackingNumber: 'A' },
    { id: 4, realName: '', userPhone: '', userAddress: '', trackingNumber: 'A' },
  ]
  expect(sameDestination(orders).map((group) => group.map(({ id }) => id))).toEqual([[1, 2]])
  expect([...joinByNumber(orders).keys()]).toEqual([1, 2])
  expect(whyNotOneParcel(orders.slice(0, 2))).toBeUndefined()
  expect(whyNotOneParcel(orders)).toContain('才能合并')
})

describe('what is pasted', () => {
  const rows = ['SH00000000001', 'SH00000000002', 'SH00000000003'].map((orderNo) => ({ orderNo }))
  const place = (text: string, start = 0) => {
    const { placed, left } = placePasted(readPasted(text), rows, start)
    return { numbers: rows.map((each) => placed.get(each)?.trackingNumber ?? ''), left }
  }

  test.each<[string, number, string[], number]>([
    ['ZT0001\r\nZT0002\r\n', 0, ['ZT0001', 'ZT0002', ''], 0],
    ['ZT0001\n\nZT0003', 0, ['ZT0001', '', 'ZT0003'], 0],
    ['ZT0001\nZT0002', 2, ['', '', 'ZT0001'], 1],
    ['SH00000000003\t中通快递\tZT0003\nZT0009\tsh00000000001', 1, ['ZT0009', '', 'ZT0003'], 0],
    ['SH99999999999\tZT0009', 0, ['', '', ''], 1],
  ])('%j from row %d on', (text, start, numbers, left) => {
    expect(place(text, start)).toEqual({ numbers, left })
  })

  test('says by whom it goes, where it does', () => {
    expect(readPasted('SH00000000003,中通快递,ZT0003')).toEqual([
      { orderNo: 'SH00000000003', carrier: '中通快递', trackingNumber: 'ZT0003' },
    ])
  })
})

test.each([
  ['', 'SH0000000001', { kind: 'order', orderNo: 'SH0000000001' }],
  ['', 'ZT1', { kind: 'wrong', reason: '请先扫描装箱单上的订单号' }],
  ['SH0000000001', 'zt1', { kind: 'number', orderNo: 'SH0000000001', trackingNumber: 'ZT1' }],
  ['SH0000000001', 'SH0000000002', { kind: 'order', orderNo: 'SH0000000002' }],
  ['SH0000000001', 'SH0000000009', { kind: 'wrong', reason: '订单 SH0000000009 不在发货台上' }],
])('with %j in hand, %s is scanned', (orderNo, code, scanned) => {
  expect(nextScan({ orderNo }, code, [lying('SH0000000001'), lying('SH0000000002')])).toEqual(scanned)
})

test('a number that another box has is not taken, and no number is asked for what cannot be shipped', () => {
  const box = [lying('SH0000000002', { trackingNumber: 'yt7', parcel: 1 }), lying('SH0000000003', { parcel: 1 })]
  const rows = [lying('SH0000000001'), ...box, lying('SH0000000004', { blocked: '订单已退款' })]
  const scan = (orderNo: string, code: string) => nextScan({ orderNo }, code, rows)
  const reason = '快递单号 YT7 已用于订单 SH0000000002，请扫描另一个'
  expect(scan('SH0000000001', 'YT7')).toEqual({ kind: 'wrong', reason })
  expect(scan('SH0000000002', 'YT7').kind).toBe('number')
  expect(scan('SH0000000003', 'YT7').kind).toBe('number')
  expect(scan('', 'SH0000000004')).toEqual({ kind: 'wrong', reason: '订单 SH0000000004 不能发货：订单已退款' })
})

test('a pick list has each SKU once', () => {
  const line = (skuId: number, num: number) => ({
    productId: 1,
    skuId,
    productName: '茶',
    sku: `规格${skuId}`,
    image: '',
    num,
  })
  const picks = mergePicks([[line(1, 2), line(2, 1)], [line(2, 4)], [line(3, 0)]])
  expect(picks.map(({ skuId, num, orders }) => [skuId, num, orders])).toEqual([
    [2, 5, 2],
    [1, 2, 1],
  ])
})

describe('a Code 128', () => {
  test('has the widths of the standard', () => {
    // Start B, P J J 1 2 3 C, check value 55, stop.
    const symbols = [
      '211214',
      '313121',
      '112133',
      '112133',
      '123221',
      '223211',
      '221132',
      '131321',
      '311321',
      '2331112',
    ]
    expect(code128('PJJ123C')?.join('')).toBe(symbols.join(''))
  })

  test('writes figures two by two and is as long as its values', () => {
    // Start C, six pairs, check, stop of 13 modules.
    expect(code128('123456789012')?.reduce((sum, width) => sum + width, 0)).toBe(8 * 11 + 13)
    expect(code128('SF1234567')).toHaveLength((2 + 1 + 1 + 3 + 1 + 1 + 1) * 6 + 7)
    expect(code128('顺丰')).toBeUndefined()
  })
})
