import { expect, test } from 'vitest'
import { batched } from './batched.ts'

const busy = () => new Error('busy')

test('what is asked while a statement is under way goes into the next one, answered in its order', async () => {
  const sent: number[][] = []
  const double = batched(async (asked: readonly number[]) => {
    sent.push([...asked])
    return asked.map((n) => n * 2)
  }, busy)
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(sent).toEqual([[1], [2, 3], [4]])
})

test('one that cannot be answered fails alone', async () => {
  const invert = batched(async (asked: readonly number[]) => {
    if (asked.includes(0)) throw new RangeError('zero')
    return asked.map((n) => 1 / n)
  }, busy)
  const answers = await Promise.allSettled([1, 0, 2, 4].map(invert))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await invert(5)).toBe(0.2)
})

test('when too many wait, the next one is refused', async () => {
  const echo = batched(async (asked: readonly number[]) => asked, busy)
  const answers = await Promise.allSettled(Array.from({ length: 600 }, (_, n) => echo(n)))
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(99)
})
