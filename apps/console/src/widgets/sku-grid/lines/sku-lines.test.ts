import { single } from '@zhanggui/domain/product/sku/sku-rules'
import { expect, test } from 'vitest'
import { blankLine, type SkuLine } from './sku-line.ts'
import {
  linesLostBy,
  pictureOf,
  problemsIn,
  linesForSpecs,
  withAdjustment,
  withAllCombinations,
  withBatch,
  withEdits,
  withPicture,
  withPicturesOf,
  withReturned,
} from './sku-lines.ts'

const specs = [
  { name: '颜色', values: ['红', '蓝'] },
  { name: '尺码', values: ['S', 'M'] },
]
const lines = withAllCombinations([], specs).map((line, index): SkuLine => ({ ...line, id: index + 1, price: 1000 }))
const texts = (all: readonly SkuLine[]) => all.map(({ values }) => Object.values(values).join('/'))

test('an edit makes new only what it touches', () => {
  const next = withEdits(lines, [
    { row: 1, column: 1, text: '5' },
    { row: 1, column: 4, text: '7' },
    { row: 99, column: 1, text: '5' },
  ])
  expect(next[1]).toMatchObject({ price: 500, stock: 7 })
  expect(next[0]).toBe(lines[0])
  expect(withEdits(lines, [{ row: 0, column: 1, text: '10.00' }])).toBe(lines)
})

test('figures are adjusted, other cells are not', () => {
  const rect = { top: 0, left: 0, bottom: 1, right: 5 }
  const next = withAdjustment(lines, rect, { factor: 13_000 })
  expect(next[0]).toMatchObject({ image: '', price: 1300, barCode: '' })
  expect(next[2]).toBe(lines[2])
})

test('the batch row fills every line with what it has', () => {
  const batch = { ...blankLine({}), image: '/media/a.png', price: 2000, cost: 0, stock: undefined, weight: 0 }
  expect(withBatch(lines, batch)[3]).toMatchObject({ image: '/media/a.png', price: 2000, stock: 0, id: 4 })
  expect(withBatch(lines, batch)[3]?.cost).toBeUndefined()
})

test('a value less drops its lines, one more adds lines, and what was not sold stays out', () => {
  const sold = lines.filter(({ id }) => id !== 2)
  const [colour, sizes] = specs
  const after = [colour ?? single, { name: '尺码', values: [...(sizes?.values ?? []), 'L'] }]
  const next = linesForSpecs(sold, specs, after)
  expect(texts(next)).toEqual(['红/S', '红/L', '蓝/S', '蓝/M', '蓝/L'])
  expect(next.map(({ id }) => id)).toEqual([1, undefined, 3, 4, undefined])
})

test('a spec more: its first value continues the line, the others begin with its prices', () => {
  const after = [...specs, { name: '材质', values: ['棉', '麻'] }]
  const next = linesForSpecs(lines.slice(0, 1), specs, after)
  expect(next.slice(0, 2)).toMatchObject([
    { id: 1, price: 1000 },
    { price: 1000, stock: 0 },
  ])
  expect(next[1]?.id).toBeUndefined()
})

test('what would go is known before, and comes back with its combination', () => {
  const [colour, sizes] = specs
  if (!colour || !sizes) throw new Error('no specs')
  const typed = withEdits(withAllCombinations([], specs), [
    { row: 0, column: 1, text: '10' },
    { row: 2, column: 1, text: '30' },
  ])
  const onlyRed = [{ ...colour, values: ['红'] }, sizes]
  const lost = linesLostBy(typed, onlyRed)
  expect(texts(lost)).toEqual(['蓝/S'])
  expect(linesLostBy(typed, [...specs, { name: '材质', values: ['棉'] }])).toEqual([])
  const left = linesForSpecs(typed, specs, onlyRed)
  const again = withReturned(linesForSpecs(left, onlyRed, specs), lost)
  expect(again.map(({ price }) => price)).toEqual([1000, undefined, 3000, undefined])
})

test('a line that came back elsewhere does not come twice', () => {
  const [first, second] = lines
  if (!first || !second) throw new Error('no lines')
  const blank = blankLine(second.values)
  expect(withReturned([first, blank], [{ ...second, id: first.id }])).toEqual([first, blank])
})

test('problems are found by their cell', () => {
  const [first] = lines
  if (!first) throw new Error('no line')
  expect(problemsIn([{ ...first, image: '/media/a.png', price: 0 }])).toEqual([
    { row: 0, column: 1, text: '价格设置范围 0.01~999999.99', isMissing: false },
  ])
})

test('one picture for all lines of a value, and for one more of them', () => {
  const red = withPicture(lines, '颜色', '红', '/media/red.png')
  expect(red.map(({ image }) => image)).toEqual(['/media/red.png', '/media/red.png', '', ''])
  expect([pictureOf(red, '颜色', '红'), pictureOf(red, '颜色', '蓝'), pictureOf(red, '尺码', 'S')]).toEqual([
    '/media/red.png',
    '',
    '',
  ])
  const [colour = single, sizes = single] = specs
  const more = linesForSpecs(red, specs, [colour, { ...sizes, values: [...sizes.values, 'L'] }])
  const pictured = withPicturesOf(more, '颜色', red)
  expect(pictured.map(({ values, image }) => `${values['颜色']}${values['尺码']}${image}`)).toEqual([
    '红S/media/red.png',
    '红M/media/red.png',
    '红L/media/red.png',
    '蓝S',
    '蓝M',
    '蓝L',
  ])
})
