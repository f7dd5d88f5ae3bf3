import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepEqual } from './keep-equal.ts'

const answers = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, undefined, 0, 1, 'a', true),
    fc.constantFrom(0, 1).map((day) => new Date(day)),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { noNullPrototype: true }),
  ),
})).any

test('says what the newer answer says', () => {
  fc.assert(
    fc.property(answers, answers, (before, after) => {
      expect(keepEqual(before, after)).toStrictEqual(after)
    }),
  )
})

test('an answer that says the same is the same one', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(keepEqual(answer, structuredClone(answer))).toBe(answer)
    }),
  )
})

test('of changed rows the others stay the same', () => {
  const before = {
    list: [
      { id: 1, at: new Date(1) },
      { id: 2, at: new Date(2) },
    ],
    total: 2,
  }
  const after = {
    list: [
      { id: 1, at: new Date(1) },
      { id: 2, at: new Date(3) },
    ],
    total: 2,
  }
  const kept = keepEqual(before, after) as typeof before
  expect(kept.list[0]).toBe(before.list[0])
  expect(kept.list[1]).not.toBe(before.list[1])
  expect(kept).toEqual(after)
})
