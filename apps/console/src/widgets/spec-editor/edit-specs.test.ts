import { expect, test } from 'vitest'
import { addSpec, addValue, removeValue, type SpecEdit } from './edit-specs.ts'

const specs = [{ name: '颜色', values: ['红', '蓝'] }]
const reasonOf = (edit: SpecEdit) => ('reason' in edit ? edit.reason : undefined)
const many = (count: number) => Array.from({ length: count }, (_, index) => `值${index}`)

test('a value is trimmed and comes once', () => {
  expect(addValue(specs, '颜色', ' 绿 ')).toEqual({ specs: [{ name: '颜色', values: ['红', '蓝', '绿'] }] })
  expect(addValue(specs, '颜色', '红')).toEqual({ specs })
  expect(reasonOf(addValue(specs, '颜色', ' '))).toBe('请添加规格值')
})

test('a spec needs a name and a value, and comes once', () => {
  expect(reasonOf(addSpec(specs, '尺码', ' ', '请添加完整的规格！'))).toBe('请添加完整的规格！')
  expect(addSpec(specs, '颜色', '绿', '')).toEqual({ specs })
  expect(addSpec(specs, '尺码', 'S', '')).toEqual({ specs: [...specs, { name: '尺码', values: ['S'] }] })
})

test('limits are told where they are met', () => {
  const wide = [
    { name: 'a', values: many(50) },
    { name: 'b', values: many(40) },
    { name: 'c', values: ['x'] },
  ]
  expect(reasonOf(addValue(wide, 'a', '再'))).toBe('每个规格的规格值不能超过50个')
  expect(reasonOf(addValue(wide, 'c', 'y'))).toBe('规格组合不能超过2000个')
})

test('the last value may go, and others are added meanwhile', () => {
  const emptied = [...removeValue(removeValue(specs, '颜色', '红'), '颜色', '蓝'), { name: '尺码', values: ['S'] }]
  expect(reasonOf(addValue(emptied, '尺码', 'M'))).toBeUndefined()
})
