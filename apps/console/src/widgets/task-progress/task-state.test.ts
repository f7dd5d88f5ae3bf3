import type { TaskRow } from '@zhanggui/contract/task'
import { describe, expect, test } from 'vitest'
import { latestProgress, percentOf, progressText, sharePercent } from './task-state.ts'

const task: TaskRow = {
  id: 7,
  kind: 'productBatch',
  title: '批量上架商品',
  status: 2,
  total: 200,
  done: 50,
  failed: 1,
  fileName: '',
  error: '',
  adminName: '小明',
  createTime: new Date(0),
  finishTime: null,
}
const news = { id: 7, status: 2, total: 200, done: 80, failed: 2 } as const

describe('of stored and pushed progress', () => {
  test('the further one counts', () => {
    expect(latestProgress(task, news)).toMatchObject({ done: 80, failed: 2, title: '批量上架商品' })
    expect(latestProgress(task, { ...news, done: 20 })).toBe(task)
    expect(latestProgress(task, { ...news, id: 8 })).toBe(task)
    expect(latestProgress(task, undefined)).toBe(task)
  })

  test('an end is the end', () => {
    expect(latestProgress(task, { ...news, status: 3, done: 0, failed: 0 })).toMatchObject({ status: 3 })
    const ended = { ...task, status: 1 as const, done: 199 }
    expect(latestProgress(ended, news)).toBe(ended)
  })
})

test('a partial success never looks like a complete one', () => {
  expect([199, 0, 200].map((done) => sharePercent({ ...task, done }))).toEqual([99, 0, 100])
})

test.each([
  [{ status: 0, done: 0, failed: 0 }, 0, '排队中，马上开始'],
  [{}, 25, '已处理 51 / 200 条，其中失败 1 条'],
  [{ failed: 0 }, 25, '已处理 50 / 200 条'],
  [{ done: 200, failed: 0 }, 99, '已处理 200 / 200 条'],
  [{ total: 0, done: 0, failed: 0 }, 0, '正在处理'],
  [{ status: 1, done: 199 }, 100, '成功 199 条，失败 1 条'],
  [{ status: 1, done: 200, failed: 0 }, 100, '全部完成，共 200 条'],
  [{ status: 3, error: '服务器出错' }, 25, '服务器出错'],
] as const)('%j is %d %%: %s', (change, percent, text) => {
  expect([percentOf({ ...task, ...change }), progressText({ ...task, ...change })]).toEqual([percent, text])
})
