import { expect, test } from 'vitest'
import { codeTable } from './code-table.ts'

const shelf = codeTable({
  on: { code: 1, label: '上架', tone: 'success' },
  off: { code: 0, label: '下架' },
})

test('a code has a name, a label and a tone', () => {
  expect(shelf.is.on).toBe(1)
  expect(shelf.codes).toEqual([1, 0])
  expect(shelf.options).toEqual([
    { value: 1, label: '上架' },
    { value: 0, label: '下架' },
  ])
  expect(shelf.label(0)).toBe('下架')
  expect(shelf.tone(1)).toBe('success')
  expect(shelf.tone(0)).toBe('neutral')
})

test('an unknown code is shown as it is', () => {
  expect(shelf.label(7)).toBe('7')
})

test('two names for one code are a mistake', () => {
  expect(() => codeTable({ a: { code: 1, label: 'a' }, b: { code: 1, label: 'b' } })).toThrow('share one code')
})
