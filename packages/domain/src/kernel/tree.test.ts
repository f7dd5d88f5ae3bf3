import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'

test('rows become a tree in their own order, children before parents or not', () => {
  const rows = [
    { id: 3, pid: 1 },
    { id: 1, pid: 0 },
    { id: 4, pid: 3 },
    { id: 2, pid: 1 },
    { id: 9, pid: 77 },
  ]
  expect(treeOf(rows)).toEqual([
    {
      id: 1,
      pid: 0,
      child: [
        { id: 3, pid: 1, child: [{ id: 4, pid: 3 }] },
        { id: 2, pid: 1 },
      ],
    },
    { id: 9, pid: 77 },
  ])
  expect(treeOf([])).toEqual([])
})
