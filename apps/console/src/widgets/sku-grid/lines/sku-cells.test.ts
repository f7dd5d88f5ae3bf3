import { expect, test } from 'vitest'
import { textOf, whyNotCell, withText } from './sku-cells.ts'
import { blankLine, type CellName } from './sku-line.ts'

const line = blankLine({ 颜色: '红' })

test.each<[CellName, string, string]>([
  ['price', '12', '12.00'],
  ['price', ' ¥1,234.50\n', '1234.50'],
  ['price', '１２．５', '12.50'],
  ['price', '.5', '0.50'],
  ['price', '12.500', '12.50'],
  ['stock', '1,200', '1200'],
  ['stock', '7.0', '7'],
  ['weight', '0.250', '0.25'],
  ['volume', '0.000001', '0.000001'],
  ['barCode', ' 0012 ', '0012'],
  ['price', '', ''],
])('%s: %j stands there as %j', (cell, typed, shown) => {
  expect(textOf(withText(line, cell, typed), cell)).toBe(shown)
})

test.each<[CellName, string, string | undefined]>([
  ['price', '0', '价格设置范围 0.01~999999.99'],
  ['price', '1000000', '价格设置范围 0.01~999999.99'],
  ['price', '1.234', '售价必须是数字，最多2位小数'],
  ['price', '', '请输入售价'],
  ['cost', '0', undefined],
  ['stock', '-1', '库存范围 0~9999999'],
  ['stock', '1.5', '库存必须是整数'],
  ['stock', '99,999,999,999', '库存范围 0~9999999'],
  ['price', '123456789012.50', '价格设置范围 0.01~999999.99'],
  ['weight', '1.2345', '重量必须是数字，最多3位小数'],
  ['barCode', 'x'.repeat(41), '商品编号不能超过40个字符'],
  ['image', '', '请上传规格图片'],
  ['image', '红色', '不是图片地址，请从图片库选择'],
  ['image', '/media/1/a.png', undefined],
])('%s: %j is answered with %j', (cell, typed, reason) => {
  expect(whyNotCell(withText(line, cell, typed), cell)?.text).toBe(reason)
})

test('text that is no number stays visible until it is replaced', () => {
  const wrong = withText(line, 'price', '十二元')
  expect([textOf(wrong, 'price'), wrong.price]).toEqual(['十二元', undefined])
  expect(withText(wrong, 'price', '12')).toEqual({ ...line, price: 1200 })
})

test('the same text leaves the same line', () => {
  expect(withText(line, 'price', ' ')).toBe(line)
  expect(withText(line, 'stock', '0')).toBe(line)
  expect(withText(line, 'barCode', ' ')).toBe(line)
})
