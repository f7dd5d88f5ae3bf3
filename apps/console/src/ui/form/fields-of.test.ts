import { expect, test } from 'vitest'
import { fieldsOf } from './fields-of.ts'

test('a form has what a new record has, and nothing else of what was read', () => {
  const read = { name: '茶', sort: 3, id: 7, version: 2 }
  expect(fieldsOf<{ name: string; sort: number }>({ name: '', sort: 0 }, read)).toEqual({ name: '茶', sort: 3 })
})
