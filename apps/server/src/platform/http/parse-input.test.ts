import { jsonList } from '@zhanggui/contract/kernel/codecs'
import { post } from '@zhanggui/contract/kernel/endpoint'
import { done } from '@zhanggui/contract/kernel/shapes'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseInput } from './parse-input.ts'

const endpoint = post('/notes/{id}', {
  title: '备注',
  permission: 'none',
  query: z.object({ page: z.coerce.number().optional() }),
  body: z.object({
    note: z.string().optional(),
    words: jsonList(z.string(), { malformed: '格式不正确' }).optional(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
  reply: done,
})
const parse = (body: unknown, query: unknown = {}) => parseInput(endpoint, { params: { id: '7' }, query, body })

describe('what the schema does not know', () => {
  test('is not even looked at', () => {
    const body = {
      note: 'a',
      get more(): unknown {
        throw new Error('looked at')
      },
    }
    expect(parse(body)).toEqual({ id: 7, note: 'a' })
  })

  test('may hold what could not be stored', () => {
    expect(parse({ x: '\0' }, { page: '1', 'y\0': '\0' })).toEqual({ id: 7, page: 1 })
  })
})

describe('a text that cannot be stored', () => {
  const inText = (word: string) => ({ words: JSON.stringify(['茶', word]) })

  test('has a sign of replacement for half of a character, also within another text', () => {
    expect(parse({ note: 'a\uD83C' })).toMatchObject({ note: 'a\uFFFD' })
    expect(parse(inText('\uDF75🍵'))).toMatchObject({ words: ['茶', '\uFFFD🍵'] })
    expect(parse({ labels: { 'a\uD83C': 'b' } })).toMatchObject({ labels: { 'a\uFFFD': 'b' } })
  })

  test.each([
    ['note', { note: 'a\0b' }],
    ['words', inText('\0')],
    ['labels', { labels: { 'a\0': 'b' } }],
  ])('is refused at its field if it has NUL: %s', (path, body) => {
    const data = { fields: [{ path, message: '内容包含非法字符' }] }
    expect(() => parse(body)).toThrow(expect.objectContaining({ code: 400, data }))
  })
})
