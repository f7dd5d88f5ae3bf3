import { expect, test } from 'vitest'
import { addSpec, addValues, removeValue, renamed, type SpecEdit } from './edit-specs.ts'

const specs = [{ name: '颜色', values: ['红', '蓝'] }]
const reasonOf = (edit: SpecEdit) => ('reason' in edit ? edit.reason : undefined)
const many = (count: number) => Array.from({ length: count }, (_, index) => `值${index}`)

test('a value is trimmed and comes once', () => {
  expect(addValues(specs, '颜色', ' 绿 ')).toEqual({ specs: [{ name: '颜色', values: ['红', '蓝', '绿'] }] })
  expect(addValues(specs, '颜色', '红')).toEqual({ specs })
  expect(reasonOf(addValues(specs, '颜色', ' '))).toBe('请添加规格值')
})

test('a spec needs a name and a value, and comes once', () => {
  expect(reasonOf(addSpec(specs, '尺码', ' ', '请添加完整的规格！'))).toBe('请添加完整的规格！')
  expect(addSpec(specs, '颜色', '绿', '')).toEqual({ specs })
  expect(addSpec(specs, '尺码', 'S', '')).toEqual({ specs: [...specs, { name: '尺码', values: ['S'] }] })
})

test('a pasted list adds all of its values', () => {
  expect(addValues(specs, '颜色', '蓝、绿，黑\n白')).toEqual({
    specs: [{ name: '颜色', values: ['红', '蓝', '绿', '黑', '白'] }],
  })
  expect(addSpec([], '尺码', 'S,M', '')).toEqual({ specs: [{ name: '尺码', values: ['S', 'M'] }] })
})

test('a value and a spec are renamed in place, not onto another', () => {
  const rename = { spec: '颜色', value: '红', to: '大红' }
  expect(renamed(specs, { ...rename, to: ' 大红 ' })).toEqual({
    specs: [{ name: '颜色', values: ['大红', '蓝'] }],
    rename,
  })
  expect(renamed(specs, { spec: '颜色', to: '色彩' })).toMatchObject({ specs: [{ name: '色彩' }] })
  expect(reasonOf(renamed(specs, { ...rename, to: '蓝' }))).toBe('规格值重复：蓝')
  expect(reasonOf(renamed(specs, { ...rename, to: ' ' }))).toBe('规格值不能为空')
  expect(renamed(specs, { ...rename, to: '红' })).toEqual({ specs })
})

test('limits are told where they are met', () => {
  const wide = [
    { name: 'a', values: many(50) },
    { name: 'b', values: many(40) },
    { name: 'c', values: ['x'] },
  ]
  expect(reasonOf(addValues(wide, 'a', '再'))).toBe('每个规格的规格值不能超过50个')
  expect(reasonOf(addValues(wide, 'c', 'y'))).toBe('规格组合不能超过2000个')
})

test('the last value may go, and others are added meanwhile', () => {
  const emptied = [...removeValue(removeValue(specs, '颜色', '红'), '颜色', '蓝'), { name: '尺码', values: ['S'] }]
  expect(reasonOf(addValues(emptied, '尺码', 'M'))).toBeUndefined()
})
