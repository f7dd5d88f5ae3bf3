import { flag } from '@zhanggui/contract/kernel/codecs'
import { id } from '@zhanggui/contract/kernel/endpoint'
import { orderBy } from '@zhanggui/contract/kernel/order'
import { pageQuery } from '@zhanggui/contract/kernel/shapes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputOfAddress, readAddress, writeAddress } from './list-address.ts'

const query = pageQuery.extend({
  name: z.string().max(5).optional(),
  status: flag.optional(),
  roleId: id.optional(),
  sort: orderBy(['id']).optional(),
})
const read = (text: string) => readAddress(new URLSearchParams(text), query)
const write = (text: string, change: Parameters<typeof writeAddress>[1]) =>
  writeAddress(new URLSearchParams(text), change).toString()

test('an address without a word of the list is its first page', () => {
  expect(read('utm=mail')).toEqual({ page: 1, size: undefined, sort: undefined, filters: {} })
})

test('page, size, order and filters are read', () => {
  const address = read('page=3&size=40&sort=-id&name=abc&roleId=7')
  expect(address).toEqual({ page: 3, size: 40, sort: '-id', filters: { name: 'abc', roleId: '7' } })
  expect(inputOfAddress(address, 40, query)).toEqual({ page: 3, limit: 40, sort: '-id', name: 'abc', roleId: 7 })
})

test.each([
  'page=0',
  'page=x',
  'page=1.5',
  'size=37',
  'size=9999',
  'status=perhaps',
  'name=toolong',
  'roleId=-1',
  'sort=-cost',
])('%s is ignored', (text) => {
  expect(read(text)).toEqual({ page: 1, size: undefined, sort: undefined, filters: {} })
})

test('a list that cannot be ordered has no order', () => {
  expect(readAddress(new URLSearchParams('sort=id'), pageQuery).sort).toBeUndefined()
})

test('another filter, size or order starts at the first page and leaves the rest of the address alone', () => {
  expect(write('page=3&from=mail', { filters: { name: 'a' } })).toBe('from=mail&name=a')
  expect(write('page=3&name=a', { size: 40 })).toBe('name=a&size=40')
  expect(write('page=3', { sort: '-id' })).toBe('sort=-id')
  expect(write('name=a', { page: 2 })).toBe('name=a&page=2')
})

test('an empty value leaves the address', () => {
  expect(write('name=a&sort=id&page=2', { filters: { name: '' }, sort: undefined })).toBe('')
})
