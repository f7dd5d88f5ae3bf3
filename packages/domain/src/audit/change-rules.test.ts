import { expect, test } from 'vitest'
import { changesBetween, changesOfRecord, secretChange } from './change-rules.ts'

test('only fields that differ are told, in the order of the form', () => {
  expect(changesBetween({ 姓名: ['小明', '小华'], 手机号: ['', ''], 状态: ['开启', '关闭'] })).toEqual([
    { field: '姓名', before: '小明', after: '小华' },
    { field: '状态', before: '开启', after: '关闭' },
  ])
})

test('a record that is added or removed changes every field that is filled', () => {
  const described = { 名称: '绿茶', 备注: '' }
  expect(changesOfRecord(undefined, described)).toEqual([{ field: '名称', before: '', after: '绿茶' }])
  expect(changesOfRecord(described, undefined)).toEqual([{ field: '名称', before: '绿茶', after: '' }])
  expect(changesOfRecord(described, { 名称: '绿茶', 备注: '新' })).toEqual([{ field: '备注', before: '', after: '新' }])
})

test('a secret is said to have changed and nothing else', () => {
  expect(secretChange('密码')).toEqual({ field: '密码', before: '', after: '已修改' })
})
