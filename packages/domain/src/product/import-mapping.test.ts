import { expect, test } from 'vitest'
import type { ImportField } from './import-codes.ts'
import { missingForNew, columnsWithSameField, whyNotMapping } from './import-mapping.ts'

const of = (...fields: ImportField[]) => fields.map((field, column) => ({ field, column }))

test.each([
  [of('productId', 'price'), undefined],
  [of('name', 'price'), undefined],
  [of('skuId', 'price'), '请匹配「商品ID」或「商品名称」'],
  [[], '请匹配「商品ID」或「商品名称」'],
  [of('name', 'price', 'price'), '「售价」匹配了不止一列'],
] as const)('%j: %s', (mapping, reason) => {
  expect(whyNotMapping(mapping)).toBe(reason)
})

test('columns that say the same know each other', () => {
  const mapping = of('name', 'price', 'stock', 'price')
  expect(columnsWithSameField(mapping, { field: 'price', column: 1 })).toEqual([3])
  expect(columnsWithSameField(mapping, { field: 'stock', column: 2 })).toEqual([])
})

test('what a new product would lack', () => {
  expect(missingForNew(of('productId', 'name', 'price', 'stock', 'unitName', 'intro', 'cover', 'slides'))).toEqual([
    'category',
    'storeCategories',
    'template',
  ])
})
