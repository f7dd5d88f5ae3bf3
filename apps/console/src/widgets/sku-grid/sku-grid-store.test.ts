import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { expect, test } from 'vitest'
import { fillDown, copied, paste } from './grid-block.ts'
import { createSkuGrid } from './sku-grid-store.ts'
import { filterFrom, keysOf, optionsOf } from './lines/sku-filter.ts'
import { blankLine } from './lines/sku-line.ts'
import { problemsIn, withAllCombinations } from './lines/sku-lines.ts'

const PRICE = 1
const grid = (rows: number) =>
  createSkuGrid(Array.from({ length: rows }, (_, row) => blankLine({ 颜色: `第${row + 1}色` })))
const prices = (of: ReturnType<typeof grid>) => of.lines().map(({ price }) => price)

test('a rectangle from a spreadsheet is put down, selected, undone and done again', () => {
  const sheet = grid(4)
  sheet.goTo({ row: 1, column: PRICE })
  paste(sheet, '¥10\t8\r\n¥20\t16\r\n')
  expect(prices(sheet)).toEqual([undefined, 1000, 2000, undefined])
  expect(sheet.rect()).toEqual({ top: 1, left: 1, bottom: 2, right: 2 })
  expect(copied(sheet)).toBe('10.00\t8.00\r\n20.00\t16.00\r\n')
  sheet.undo()
  expect(prices(sheet)).toEqual([undefined, undefined, undefined, undefined])
  sheet.redo()
  expect(prices(sheet)).toEqual([undefined, 1000, 2000, undefined])
})

test('going on commits what was typed, cancelling does not', () => {
  const sheet = grid(2)
  sheet.goTo({ row: 0, column: PRICE })
  sheet.startEdit('typing', '7')
  sheet.goTo({ row: 1, column: PRICE })
  sheet.startEdit('typing', '9')
  sheet.cancel()
  expect(prices(sheet)).toEqual([700, undefined])
})

test('the selection goes on downwards with its pattern', () => {
  const sheet = grid(6)
  sheet.goTo({ row: 0, column: PRICE })
  paste(sheet, '1\r\n2\r\n')
  fillDown(sheet, 4)
  expect(prices(sheet)).toEqual([100, 200, 100, 200, 100, undefined])
})

test('lines that go take the selection back into the table', () => {
  const sheet = grid(3)
  sheet.goTo({ row: 2, column: PRICE })
  sheet.removeRows(1, 2)
  expect([sheet.lines().length, sheet.rect().bottom]).toEqual([1, 0])
  sheet.undo()
  expect(sheet.lines()).toHaveLength(3)
})

test('what a filter hides is left alone by pasting, filling, adjusting and removing', () => {
  const specs = [
    { name: '颜色', values: ['红', '蓝'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ]
  const sheet = createSkuGrid(withAllCombinations([], specs))
  const keys = ['蓝', 'S', 'M'].map((label) => optionOf(specs, label))
  sheet.filter.set(filterFrom(keys, specs))
  expect(keysOf(sheet.filter.get(), specs)).toEqual(keys.toSorted())
  expect(sheet.size().rows).toBe(2)
  sheet.goTo({ row: 0, column: PRICE })
  paste(sheet, '10\r\n20\r\n')
  sheet.adjust({ factor: 20_000 })
  expect(prices(sheet)).toEqual([undefined, undefined, undefined, 2000, 4000, undefined])
  sheet.removeRows(1, 1)
  expect(sheet.lines().map(({ values }) => Object.values(values).join(''))).toEqual(['红S', '红M', '红L', '蓝S', '蓝L'])
  expect(sheet.place.get().head.row).toBe(0)
  sheet.undo()
  expect(sheet.size().rows).toBe(2)
  sheet.goToProblem({ row: 1, column: 0 })
  expect([sheet.size().rows, sheet.place.get().head]).toEqual([6, { row: 1, column: 0 }])
})

function optionOf(specs: readonly Spec[], label: string): string {
  const found = optionsOf(specs).flatMap(({ options }) => options.filter((option) => option.label === label))
  return found[0]?.value ?? ''
}

test('a grid of prices alone has one column, for pasting, adjusting and what is wrong', () => {
  const lines = ['红', '蓝', '绿'].map((颜色) => ({ ...blankLine({ 颜色 }), price: 1000 }))
  const sheet = createSkuGrid(lines, ['price'])
  sheet.filter.set(filterFrom(['0:0', '0:2'], [{ name: '颜色', values: ['红', '蓝', '绿'] }]))
  sheet.goTo({ row: 0, column: 0 })
  paste(sheet, '12\t99\r\n0\t99\r\n5\t99\r\n')
  expect(sheet.size()).toEqual({ rows: 2, columns: 1 })
  expect(prices(sheet)).toEqual([1200, 1000, 0])
  sheet.adjust({ factor: 20_000 })
  expect(prices(sheet)).toEqual([2400, 1000, 0])
  expect(problemsIn(sheet.lines(), sheet.cells)).toMatchObject([{ row: 2, column: 0 }])
  expect(problemsIn(sheet.lines(), ['stock'])).toEqual([])
})
