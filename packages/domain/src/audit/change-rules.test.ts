import { expect, test } from 'vitest'
import { changesBetween, secretChange } from './change-rules.ts'

test('only fields that differ are told, in the order of the form', () => {
  expect(changesBetween({ 姓名: ['小明', '小华'], 手机号: ['', ''], 状态: ['开启', '关闭'] })).toEqual([
    { field: '姓名', before: '小明', after: '小华' },
    { field: '状态', before: '开启', after: '关闭' },
  ])
})

test('a secret is said to have changed and nothing else', () => {
  expect(secretChange('密码')).toEqual({ field: '密码', before: '', after: '已修改' })
})
