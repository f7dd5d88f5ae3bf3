import { expect, test } from 'vitest'
import { numberOf, parseCell, matchesStored } from './cell-values.ts'
import { LineGroups } from './group-lines.ts'
import { guessMapping } from './guess-mapping.ts'
import type { ImportNames } from '../check/import-names.ts'
import { splitByWeight } from '../split-by-weight.ts'
import { parseSpecs, specsAfter } from './spec-cell.ts'
import { stockChange } from './stock-cell.ts'

const names: ImportNames = {
  categoryIds: new Map([['食品/茶叶/绿茶', 261]]),
  offeredIds: new Set([261]),
  storeCategoryIds: new Map([
    ['新品', 1],
    ['茶/绿茶', 2],
  ]),
  brandIds: new Map([['山野', 7]]),
  templateIds: new Map([['包邮', 9]]),
  brandsIn: new Set(['7:261']),
}

test.each([
  ['￥1,234.50', '1234.5'],
  ['１２元', '12'],
  ['19.900', '19.9'],
  ['100', '100'],
  ['1,2', '1,2'],
  ['abc', 'abc'],
])('%s is the number %s', (cell, number) => {
  expect(numberOf(cell)).toBe(number)
})

test.each([
  ['category', '食品 /茶叶/ 绿茶', { value: 261 }],
  ['category', '绿茶', { problem: '平台分类「绿茶」不存在' }],
  ['storeCategories', '茶 / 绿茶；新品;新品', { value: [2, 1] }],
  ['storeCategories', '新品；旧品', { problem: '商户分类「旧品」不存在' }],
  ['brand', '其他', { value: 0 }],
  ['template', '包邮', { value: 9 }],
  ['deliveryMethods', '到店自提,商家配送', { value: '1,2' }],
  ['deliveryMethods', '空投', { problem: '配送方式应为商家配送、到店自提' }],
  ['slides', '/media/a.png\n\n /media/b.png', { value: '["/media/a.png","/media/b.png"]' }],
  ['stock', '十', { problem: '库存必须是数字' }],
  ['weight', '0.25', { value: 0.25 }],
  ['keyword', '', { value: '' }],
  ['name', '', { problem: '商品名称不能为空' }],
] as const)('%s %j', (field, cell, parsed) => {
  expect(parseCell(field, cell, names)).toEqual(parsed)
})

test('numbers are compared by what they are, texts by how they are written', () => {
  expect([
    matchesStored('price', '10.00', '10'),
    matchesStored('price', '', '0'),
    matchesStored('barCode', '010', '10'),
  ]).toEqual([true, false, false])
})

test('specs are read as the export writes them', () => {
  expect(parseSpecs('颜色：红；尺码：S')).toEqual({ 颜色: '红', 尺码: 'S' })
  expect(parseSpecs('颜色:红:深; 尺码 : S ;')).toEqual({ 颜色: '红:深', 尺码: 'S' })
  expect(parseSpecs('')).toEqual({ 规格: '默认' })
  expect([parseSpecs('红'), parseSpecs('颜色：'), parseSpecs('a：1；a：2')]).toEqual([undefined, undefined, undefined])
})

test('a cell that is made to be slow is not read at all', () => {
  const zeros = `0.${'0'.repeat(32_000)}1`
  expect(numberOf(zeros)).toBe(zeros)
  expect(parseSpecs('a：1；b：1；c：1；d：1；e：1；f：1')).toBeUndefined()
  expect(parseSpecs(`a：${'1'.repeat(1000)}`)).toBeUndefined()
})

test('values that nobody has any more go, those that were never sold stay', () => {
  const before = [{ name: '色', values: ['红', '蓝', '白'] }]
  expect(specsAfter(before, [{ 色: '红' }, { 色: '蓝' }], [{ 色: '大红' }, { 色: '蓝' }])).toEqual([
    { name: '色', values: ['蓝', '白', '大红'] },
  ])
})

test('stock changes by what the file began with', () => {
  const line = (stock: string, exportedStock?: string) => ({
    line: 2,
    cells: exportedStock === undefined ? { stock } : { stock, exportedStock },
  })
  expect(stockChange(line('15', '10'), 7)).toEqual({ from: 10, to: 15 })
  expect(stockChange(line('15', ''), 7)).toEqual({ from: 7, to: 15 })
  expect(stockChange(line('15'), 7)).toEqual({ from: 7, to: 15 })
  expect([stockChange(line('-1'), 7), stockChange(line('15', '约10'), 7)]).toEqual([undefined, undefined])
})

test('titles are found whatever their spaces, case and words; each column once', () => {
  const guess = guessMapping(['价格', '商品 名称', '', 'SKU', '名称', '重量(kg)', '商品ID', '不认识'])
  expect(Object.fromEntries(guess.map(({ field, column }) => [field, column]))).toEqual({
    productId: 6,
    name: 1,
    specs: 3,
    price: 0,
    weight: 5,
  })
})

test('rows that stand together are one product', () => {
  const groups = new LineGroups()
  const rows = [
    ['1', '茶'],
    ['1', '改名'],
    ['', '茶'],
    ['', '杯'],
    ['', '杯'],
    ['2', '杯'],
    ['', ''],
    ['', ''],
    ['1', ''],
  ]
  const ended = rows.map(([productId = '', name = ''], at) => groups.add({ line: at + 2, cells: { productId, name } }))
  const told = [...ended, groups.end()].flatMap((group) =>
    group ? [[group.productId, group.lines.map(({ line }) => line), group.earlier?.line]] : [],
  )
  expect(told).toEqual([
    ['1', [2, 3, 4], undefined],
    ['', [5, 6], undefined],
    ['2', [7], undefined],
    ['', [8], undefined],
    ['', [9], undefined],
    ['1', [10], 2],
  ])
})

test('products are looked at in parts that are not too heavy, each of them once', () => {
  const slices = (...weights: number[]) => splitByWeight(weights, (weight) => weight, 10)
  expect(slices(4, 4, 4, 20, 1, 9, 1)).toEqual([[4, 4], [4], [20], [1, 9], [1]])
  expect(slices()).toEqual([])
})
