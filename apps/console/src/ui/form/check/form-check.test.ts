import { yuan } from '@zhanggui/contract/kernel/codecs'
import { fieldsMatch } from '@zhanggui/contract/kernel/passwords'
import { text } from '@zhanggui/contract/kernel/shapes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftOf, isRequired, problemsOf } from './form-check.ts'

const body = z
  .object({
    name: text('名称', { max: 4 }),
    price: yuan,
    phone: z.string().regex(/^1/, '手机格式不正确').optional(),
    note: z.string().optional(),
    isOpen: z.boolean(),
    kind: z.enum(['a', 'b']),
    sort: z.int().default(7),
  })
  .refine((draft) => draft.name !== draft.note, { path: ['note'], message: '备注不能与名称相同' })
const good = { name: '茶', price: toFen(120), isOpen: true, kind: 'a', sort: 1 }

test('what the contract takes has no problem; money is checked as it is held', () => {
  expect(problemsOf(body, good)).toEqual([])
})

test('problems carry the contract’s words, and ours where it has none', () => {
  expect(problemsOf(body, { ...good, name: '', kind: undefined })).toEqual([
    { path: 'name', message: '名称不能为空' },
    { path: 'kind', message: '此项不能为空' },
  ])
  expect(problemsOf(body, { ...good, kind: 'c' })).toEqual([{ path: 'kind', message: '格式不正确' }])
  expect(problemsOf(body, { ...good, note: '茶' })).toEqual([{ path: 'note', message: '备注不能与名称相同' }])
})

test('a rule over several fields is asked where its fields are right, though others are not', () => {
  const twice = z
    .object({ name: text('名称', { max: 4 }), sort: z.int(), pwd: z.string(), again: z.string() })
    .refine(...fieldsMatch('pwd', 'again', '不一致'))
  expect(problemsOf(twice, { name: '', pwd: 'a', again: 'b' })).toEqual([
    { path: 'name', message: '名称不能为空' },
    { path: 'sort', message: '此项不能为空' },
    { path: 'again', message: '不一致' },
  ])
})

test('a blank is left out where its field would refuse it, and sent where it means something', () => {
  expect(draftOf(body, { ...good, phone: '', note: '' })).toEqual({ ...good, note: '' })
})

test('a blank is what its field says a blank is', () => {
  for (const sort of [null, undefined]) expect(draftOf(body, { ...good, sort })).toEqual({ ...good, sort: 7 })
  expect(problemsOf(body, { ...good, sort: null })).toEqual([])
  expect(problemsOf(body, { ...good, sort: 1.5 })).toHaveLength(1)
})

test('required is what cannot be left out, except a switch', () => {
  expect(Object.keys(body.shape).filter((name) => isRequired(body, name))).toEqual(['name', 'price', 'kind'])
})
