import { toFen } from '@zhanggui/domain/kernel/money'
import type { SkuRow } from '@zhanggui/contract/goods/sku'
import { expect, test } from 'vitest'
import { additionsTo, amountsOf, createAmounts, firstProblem, whyNotAddition, whyNotChange } from './sku-amounts.ts'

const sku = (id: number, stock: number): SkuRow => ({
  id,
  label: `规格${id}`,
  values: {},
  image: '/media/a.jpg',
  price: toFen(1000),
  otPrice: toFen(0),
  cost: toFen(0),
  stock,
  sales: 0,
  weight: 0,
  volume: 0,
  barCode: '',
})

test.each([
  ['', '增加库存不能为空'],
  ['1.5', '增加库存必须是整数'],
  ['-1', '增加库存不能为负数'],
  ['9999999', '库存不能超过9999999'],
  ['99999999999', '库存不能超过9999999'],
  ['12', undefined],
])('adding %j: %s', (text, problem) => {
  const amounts = createAmounts(additionsTo([sku(1, 5)]))
  amounts.type(0, 'stock', text)
  const [line] = amounts.lines.get()
  expect(line && whyNotAddition(line, 'stock')).toBe(problem)
})

test('keeps what was typed wrongly and finds it', () => {
  const amounts = createAmounts(amountsOf([sku(1, 5), sku(2, 6)]))
  amounts.type(1, 'price', '1000000')
  expect(firstProblem(amounts.lines.get(), ['price', 'stock'], whyNotChange)).toEqual({ row: 1, cell: 'price' })
  amounts.type(1, 'price', '十元')
  expect(amounts.lines.get()[1]).toMatchObject({ typed: { price: '十元' } })
  expect(firstProblem(amounts.lines.get(), ['price', 'stock'], whyNotChange)).toEqual({ row: 1, cell: 'price' })
})

test('is changed only while it differs from what was loaded', () => {
  const amounts = createAmounts(amountsOf([sku(1, 5), sku(2, 6)]))
  amounts.fill('stock', '9')
  expect(amounts.isChanged()).toBe(true)
  amounts.type(0, 'stock', '5')
  amounts.type(1, 'stock', '6')
  expect(amounts.isChanged()).toBe(false)
})

test('a block of a spreadsheet goes down and to the right, as far as there are figures', () => {
  const amounts = createAmounts(amountsOf([sku(1, 5), sku(2, 6), sku(3, 7)]))
  amounts.paste(1, 'price', [
    ['7', '70', '700'],
    ['8', '80'],
    ['9', '90'],
  ])
  const figures = amounts.lines.get().map(({ price, stock }) => [price, stock])
  expect(figures).toEqual([
    [1000, 5],
    [700, 70],
    [800, 80],
  ])
  const additions = createAmounts(additionsTo([sku(1, 5), sku(2, 6)]))
  additions.paste(0, 'stock', [['1'], ['x']])
  expect(additions.lines.get()).toMatchObject([{ stock: 1 }, { typed: { stock: 'x' } }])
})
