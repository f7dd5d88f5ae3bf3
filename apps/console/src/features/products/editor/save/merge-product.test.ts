import { blankLine, type SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import { withAllCombinations } from '#widgets/sku-grid/lines/sku-lines.ts'
import { expect, test } from 'vitest'
import { mergeProduct } from './merge-product.ts'
import { newValues, type ProductValues } from './product-values.ts'

const colours = (...values: string[]) => [{ name: '颜色', values }]
const product = (lines: readonly SkuLine[], attr = colours('红', '蓝', '绿')): ProductValues => ({
  ...newValues,
  name: '茶',
  specType: true,
  attr,
  attrValue: lines,
})
const saved = withAllCombinations([], colours('红', '蓝', '绿')).map((line, index): SkuLine => ({
  ...line,
  id: index + 1,
  loadedStock: 5,
  stock: 5,
  price: 2000,
}))
const opened = product(saved)
/** The table with these lines changed, by their place. */
const changed = (changes: Readonly<Record<number, Partial<SkuLine>>>) =>
  saved.map((line, row) => ({ ...line, ...changes[row] }))
const prices = ({ attrValue }: ProductValues) =>
  Object.fromEntries(attrValue.map((line) => [line.values['颜色'], line.price]))

test('what only one of the two changed is that one’s, cell by cell', () => {
  const mine = product(changed({ 0: { price: 3300 }, 2: { price: 9900 } }))
  const theirs = product(changed({ 1: { price: 4400 }, 2: { stock: 8, loadedStock: 8 } }))
  const { values, differences, notes } = mergeProduct(opened, mine, theirs)
  expect(differences).toEqual([])
  expect(prices(values)).toEqual({ 红: 3300, 蓝: 4400, 绿: 9900 })
  expect(values.attrValue[2]).toMatchObject({ id: 3, stock: 8, loadedStock: 8 })
  expect(notes).toEqual(['规格明细：已采用对方修改的 2 个规格（蓝、绿）'])
})

test('a line that both changed is shown with both values, and either can be taken', () => {
  const mine = product(changed({ 1: { price: 3300 } }))
  const theirs = product(changed({ 0: { price: 1100 }, 1: { price: 4400 } }))
  const { values, differences } = mergeProduct(opened, mine, theirs)
  expect(differences).toMatchObject([
    { name: 'attrValue', part: { label: '蓝', mine: '售价 33.00', theirs: '售价 44.00' }, isMine: true },
  ])
  expect(prices(values)).toEqual({ 红: 1100, 蓝: 4400, 绿: 2000 })
  expect(prices(differences[0]?.take(values) ?? values)).toEqual({ 红: 1100, 蓝: 3300, 绿: 2000 })
})

test('a line that one took out and the other changed is asked about', () => {
  const [red, blue, green] = changed({ 1: { price: 4400 } })
  if (!red || !blue || !green) throw new Error('no lines')
  const { values, differences } = mergeProduct(opened, product([red, blue, green]), product([red, green]))
  expect(differences).toMatchObject([{ part: { label: '蓝', mine: '（保留）', theirs: '（删除）' } }])
  expect(prices(values)).toEqual({ 红: 2000, 绿: 2000 })
  const taken = differences[0]?.take(values).attrValue
  expect(taken?.map(({ id, price }) => [id, price])).toEqual([
    [1, 2000],
    [undefined, 4400],
    [3, 2000],
  ])
})

test('whose specs they are decides which lines there are', () => {
  const mine = product(saved.slice(0, 2), colours('红', '蓝'))
  const fresh = { ...blankLine({ 颜色: '白' }), id: 9, price: 700 }
  const theirs = product([...changed({ 0: { price: 1100 } }), fresh], colours('红', '蓝', '绿', '白'))
  const { values, differences } = mergeProduct(opened, mine, theirs)
  expect(differences.map(({ name, isMine }) => [name, isMine])).toEqual([['attr', true]])
  expect(prices(values)).toEqual({ 红: 1100, 蓝: 2000, 绿: 2000, 白: 700 })
  const taken = differences[0]?.take(values) ?? values
  expect(prices(taken)).toEqual({ 红: 1100, 蓝: 2000 })
  expect(taken.attr).toEqual(colours('红', '蓝'))
})

test('many lines that both changed are one question', () => {
  const specs = colours(...Array.from({ length: 30 }, (_, index) => `${index}色`))
  const many = withAllCombinations([], specs)
  const all = (price: number) =>
    product(
      many.map((line) => ({ ...line, price })),
      specs,
    )
  const { values, differences } = mergeProduct(product(many, specs), all(500), all(600))
  expect(differences).toHaveLength(1)
  expect(differences[0]?.part?.label).toMatch(/19色 等 30 个$/)
  expect(new Set(Object.values(prices(differences[0]?.take(values) ?? values)))).toEqual(new Set([500]))
})
