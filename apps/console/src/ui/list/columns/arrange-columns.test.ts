import { expect, test } from 'vitest'
import { arrangeColumns, movedOrder, withEntry } from './arrange-columns.ts'
import type { Column } from './column.tsx'

interface Row {
  id: number
  name: string
  phone: string
  note: string
}
const columns: readonly Column<Row>[] = [
  { field: 'id', title: '编号', width: 80 },
  { field: 'name', title: '姓名', isMain: true },
  { field: 'phone', title: '手机' },
  { field: 'note', title: '备注', isHidden: true },
]
const keys = (arranged: readonly { key: string; isShown: boolean }[]) =>
  arranged.filter((each) => each.isShown).map((each) => each.key)

test('without a preference as declared', () => {
  expect(keys(arrangeColumns(columns, {}))).toEqual(['id', 'name', 'phone'])
})

test('shown, hidden, wider; the main column stays', () => {
  const arranged = arrangeColumns(columns, { shown: { note: true, id: false, name: false }, widths: { phone: 200 } })
  expect(keys(arranged)).toEqual(['name', 'phone', 'note'])
  expect(arranged.find((each) => each.key === 'phone')?.width).toBe(200)
})

test('an order from an older version leaves out what is gone and lets new columns in at their place', () => {
  expect(arrangeColumns(columns, { order: ['phone', 'gone', 'id', 'note'] }).map((each) => each.key)).toEqual([
    'phone',
    'name',
    'id',
    'note',
  ])
})

test('moving a column there and back leaves no preference', () => {
  const arranged = arrangeColumns(columns, {})
  const order = movedOrder(columns, arranged, 'phone', -1)
  expect(order).toEqual(['id', 'phone', 'name', 'note'])
  const moved = arrangeColumns(columns, order ? { order } : {})
  expect(movedOrder(columns, moved, 'phone', 1)).toBeUndefined()
  expect(movedOrder(columns, arranged, 'id', -1)).toBeUndefined()
})

test('an entry that goes leaves nothing behind', () => {
  expect(withEntry({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withEntry({ a: 1 }, 'a', undefined)).toBeUndefined()
})
