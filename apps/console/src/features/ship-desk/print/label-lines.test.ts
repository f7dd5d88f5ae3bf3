import { expect, test } from 'vitest'
import { labelLines } from './label-lines.ts'

const order = (n: number, productName = '明前龙井') => ({
  orderNo: `SH97117950698566956${String(n).padStart(4, '0')}`,
  goods: [{ productName, sku: '特级', num: 1 }],
})
const orders = (count: number) => Array.from({ length: count }, (_, n) => order(n))

test('letters become small before anything is left out, and what is left out is counted', () => {
  expect(labelLines(orders(7))).toMatchObject({ isSmall: false, left: 0, lines: { length: 7 } })
  expect(labelLines(orders(8))).toMatchObject({ isSmall: true, left: 0, lines: { length: 8 } })
  expect(labelLines(orders(10))).toMatchObject({ isSmall: true, left: 0, lines: { length: 10 } })
  expect(labelLines(orders(16))).toMatchObject({ isSmall: true, left: 7, lines: { length: 9 } })
})

test('an order with more goods than the paper takes is cut, and the next ones are counted', () => {
  const { lines, left } = labelLines([order(1, '名'.repeat(400)), order(2)])
  expect([lines.length, left]).toEqual([1, 1])
  expect(lines[0]?.text).toMatch(/^名{200,260}…$/)
})
