import { expect, test } from 'vitest'
import { findCompanies } from './find-companies.ts'

const row = (id: number, name: string, code: string, sort: number) => ({ id, name, code, sort, isShow: true })
const rows = [row(1, '顺丰速运', 'shunfeng', 5), row(2, '圆通速递', 'yuantong', 9), row(3, '中国邮政 EMS', 'ems', 1)]
const ids = (words: string, by?: string) => findCompanies(rows, words, by).map(({ id }) => id)

test('finds by name and by code, whatever the case', () => {
  expect(ids(' 速 ')).toEqual([1, 2])
  expect(ids('Ems')).toEqual([3])
  expect(ids('YUAN')).toEqual([2])
  expect(ids('没有')).toEqual([])
})

test('orders by 排序 where asked to, and by nothing else', () => {
  expect(ids('', 'sort')).toEqual([3, 1, 2])
  expect(ids('', '-sort')).toEqual([2, 1, 3])
  expect(ids('', 'name')).toEqual([1, 2, 3])
})
