import { expect, test } from 'vitest'
import { modeFrom, tabTitleOf } from './editor-mode.ts'

test.each([
  [{ id: '0', isDisabled: '2', isCopy: '2' }, { kind: 'new' }, '添加商品'],
  [{ isDisabled: '2' }, { kind: 'new' }, '添加商品'],
  [{ id: '0', isDisabled: '2', isCopy: '1' }, { kind: 'collect' }, '采集商品'],
  [{ id: '7', isDisabled: '2', isCopy: '2' }, { kind: 'edit', id: 7 }, '编辑商品-7'],
  [{ id: '7', isDisabled: '1', isCopy: '2' }, { kind: 'view', id: 7 }, '商品详情-7'],
  [{ id: '7', isDisabled: '2', isCopy: '1' }, { kind: 'copy', id: 7 }, '复制商品-7'],
  [{ id: 'x', isDisabled: '2' }, { kind: 'new' }, '添加商品'],
])('%o', (params, mode, title) => {
  expect(modeFrom(params)).toEqual(mode)
  expect(tabTitleOf(params)).toBe(title)
})
