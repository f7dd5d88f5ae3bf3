import { expect, test } from 'vitest'
import { steadyRows } from './steady-rows.ts'

const rows = (...texts: readonly string[]) => texts.map((text) => ({ id: text.slice(0, 1), text }))
const options = { keyOf: ({ id }: { readonly id: string }) => id, size: 3 }
const after = (shown: string[], answer: string[], changedKey?: string) => {
  const steady = steadyRows(rows(...shown), rows(...answer), { ...options, changedKey })
  return { ...steady, rows: steady.rows.map(({ text }) => text) }
}

test('what is new waits above, also when it pushes others over the end of the page; what is there gets its new values', () => {
  expect(after(['c', 'b', 'a'], ['e', 'd', 'c2'])).toEqual({ rows: ['c2', 'b', 'a'], fresh: 2, gone: 0 })
  expect(after(['c', 'b', 'a'], ['h', 'g', 'f'])).toEqual({ rows: ['c', 'b', 'a'], fresh: 3, gone: 0 })
})

test('what others have moved away stays in its place and is counted', () => {
  expect(after(['c', 'b', 'a'], ['c', 'a'])).toEqual({ rows: ['c', 'b', 'a'], fresh: 0, gone: 1 })
  expect(after(['c', 'b', 'a'], ['d', 'c', 'a'])).toEqual({ rows: ['c', 'b', 'a'], fresh: 1, gone: 0 })
})

test('what was moved away from here goes, and the next one fills the page', () => {
  expect(after(['d', 'c', 'b'], ['e', 'd', 'b'], 'c')).toEqual({ rows: ['d', 'b'], fresh: 1, gone: 0 })
  expect(after(['d', 'c', 'b'], ['d', 'b', 'a'], 'c')).toEqual({ rows: ['d', 'b', 'a'], fresh: 0, gone: 0 })
})

test('an empty list takes whatever comes', () => {
  expect(after([], ['b', 'a'])).toEqual({ rows: ['b', 'a'], fresh: 0, gone: 0 })
})
