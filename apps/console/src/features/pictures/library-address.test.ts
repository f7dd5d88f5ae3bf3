import { expect, test } from 'vitest'
import { readLibraryAddress, writeLibraryAddress } from './library-address.ts'

const sizes = [20, 40, 60, 80]
const read = (search: string) => readLibraryAddress(new URLSearchParams(search), sizes)
const write = (search: string, change: Parameters<typeof writeLibraryAddress>[1]) =>
  writeLibraryAddress(new URLSearchParams(search), change).toString()

test('an address says which part of the library is shown', () => {
  expect(read('')).toEqual({ pid: 0, kind: 'picture', name: '', page: 1, size: 20, view: 'grid' })
  expect(read('pid=7&type=video&name=春&page=3&size=60&view=list')).toEqual({
    pid: 7,
    kind: 'video',
    name: '春',
    page: 3,
    size: 60,
    view: 'list',
  })
})

test('nonsense is as good as absent', () => {
  expect(read('pid=-1&type=x&page=0.5&size=33&view=tree')).toEqual(read(''))
})

test('another category or type leads back to the first page, another view does not', () => {
  expect(write('page=3&size=40&field=dialog', { pid: 7 })).toBe('size=40&field=dialog&pid=7')
  expect(write('page=3&pid=7', { kind: 'video', pid: 0 })).toBe('type=video')
  expect(write('page=3&name=a', { name: '' })).toBe('')
  expect(write('page=3', { view: 'list' })).toBe('page=3&view=list')
  expect(write('page=3&view=list&type=video', { view: 'grid', kind: 'picture', page: 2 })).toBe('page=2')
})
