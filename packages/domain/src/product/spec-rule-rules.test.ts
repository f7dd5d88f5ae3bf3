import { expect, test } from 'vitest'
import { whyNotRuleName, whyNotRuleSpecs } from './spec-rule-rules.ts'

const colour = { name: '颜色', values: ['红', '蓝'] }

test('the reasons of the form', () => {
  expect([' ', '长'.repeat(21), '长'.repeat(20)].map(whyNotRuleName)).toEqual([
    '请输入规格名称',
    '规格名称不能超过20个字符',
    undefined,
  ])
  expect([[], [{ ...colour, values: [] }], [colour]].map(whyNotRuleSpecs)).toEqual([
    '请至少添加一条属性规格！',
    '请添加属性',
    undefined,
  ])
})
