import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.tsx'

const people = [
  { id: 1, name: '林知' },
  { id: 2, name: '林知夏' },
  { id: 3, name: 'Amy Wu' },
]

test.each([
  ['@林知夏 请看', [2]],
  ['请看\n@林知', [1]],
  ['@林知夏请看', []],
  ['@Amy Wu\n@林知 两位', [1, 3]],
  ['林知夏 请看', []],
])('%j reminds %j', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids)
})
