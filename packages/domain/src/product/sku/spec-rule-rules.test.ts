import { expect, test } from 'vitest'
import { whyNotRuleSpecs } from './spec-rule-rules.ts'

const colour = { name: '颜色', values: ['红', '蓝'] }

test('a template has a spec, and each spec a value', () => {
  expect([[], [{ ...colour, values: [] }], [colour]].map(whyNotRuleSpecs)).toEqual([
    '请至少添加一条属性规格！',
    '请添加属性',
    undefined,
  ])
})
