import { expect, test } from 'vitest'
import { subjectOf, subjectOfMany } from './subject-rules.ts'

test('of many things the first are named', () => {
  expect(subjectOfMany(['甲', '乙'])).toBe('甲、乙')
  expect(subjectOfMany(['甲', '乙', '丙', '丁'])).toBe('甲、乙、丙 等 4 个')
})

test.each([
  [{ id: 7, name: '龙井' }, '龙井'],
  [{ realName: '小明', account: 'xiaoming' }, '小明'],
  [{ id: 7, name: '' }, 'ID 7'],
  [{ productId: 9 }, 'ID 9'],
  [{ id: 'x' }, ''],
  [{}, ''],
])('%j is about %s', (input, subject) => expect(subjectOf(input)).toBe(subject))
