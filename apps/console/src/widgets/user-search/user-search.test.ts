import { expect, test } from 'vitest'
import { searchTypeOf, userSearch } from './user-search.ts'

test('ids and phone numbers are digits', () => {
  expect(userSearch('uid', 'a12 3')).toEqual({ searchType: 'uid', content: '123' })
  expect(userSearch('phone', '138-0001')).toEqual({ searchType: 'phone', content: '1380001' })
  expect(userSearch('nickname', '小明 2')).toEqual({ searchType: 'nickname', content: '小明 2' })
})

test('without words nothing is searched in', () => {
  expect(userSearch('uid', '小明')).toEqual({ searchType: '', content: '' })
  expect(searchTypeOf('unknown')).toBe('all')
  expect(searchTypeOf('phone')).toBe('phone')
})
