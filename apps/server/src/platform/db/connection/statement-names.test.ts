import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

const askOften = (names: StatementNames, text: string) => Array.from({ length: 4 }, () => names.nameOf(text))

test('a statement gets its name the third time, the same in every process', () => {
  const name = expect.stringMatching(/^[\w-]{43}$/) as string
  expect(askOften(new StatementNames(), 'select 1')).toEqual([undefined, undefined, name, name])
  expect(new Set([1, 2].map(() => askOften(new StatementNames(), 'select 1').at(-1))).size).toBe(1)
})

test('what spells out many values gets none', () => {
  expect(askOften(new StatementNames(), `select ${'?,'.repeat(1500)}`)).not.toContainEqual(expect.any(String))
})

test('names go to what is frequent, and never to more than the connections should keep', () => {
  const names = new StatementNames(2)
  for (let n = 0; n < 20; n += 1) names.nameOf(`rare ${n}`)
  const [first, second, third] = ['a', 'b', 'c'].map((text) => askOften(names, text).at(-1))
  expect([first, second, third]).toEqual([expect.any(String), expect.any(String), undefined])
  expect(names.nameOf('a')).toBe(first)
})
