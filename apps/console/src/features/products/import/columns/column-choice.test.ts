import { expect, test } from 'vitest'
import { choiceOf, choose, columnLetter, mappingOf, whyNotChoice } from './column-choice.ts'

const titles = ['编号', '名称', '备注', '价格'].map((title) => ({ title, samples: [] }))
const mapping = [
  { field: 'name', column: 1 },
  { field: 'price', column: 3 },
] as const

test('a choice is the mapping seen from the columns', () => {
  const choice = choiceOf({ columns: titles, mapping: [...mapping] })
  expect(choice).toEqual([undefined, 'name', undefined, 'price'])
  expect(mappingOf(choice)).toEqual(mapping)
  expect(mappingOf(choose(choice, 3, undefined))).toEqual([mapping[0]])
})

test('two columns of one field name each other', () => {
  const choice = choose(choiceOf({ columns: titles, mapping: [...mapping] }), 0, 'price')
  expect([0, 1, 2, 3].map((column) => whyNotChoice(choice, column))).toEqual([
    '与 D 列重复',
    undefined,
    undefined,
    '与 A 列重复',
  ])
})

test('columns are called as a spreadsheet calls them', () => {
  expect([0, 25, 26, 51, 52, 255].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'IV'])
})
