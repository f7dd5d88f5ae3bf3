import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRuleValue, parseRuleValue, whyNotRuleName, whyNotRuleSpecs } from './spec-rule-rules.ts'
import { formatCombination, formatSpecValues, parseCombination, parseSpecValues } from './spec-text.ts'

const colour = { name: '颜色', values: ['红', '蓝'] }

test('specs of a template are read as they were written, tidied', () => {
  expect(formatRuleValue([colour])).toBe('[{"value":"颜色","detail":["红","蓝"]}]')
  expect(parseRuleValue('[{"value":" 颜色 ","detail":["红"," 红","蓝",""]},{"value":"颜色","detail":["绿"]}]')).toEqual(
    [colour],
  )
})

test.each(['', '{}', '[1]', '[{"value":"a"}]', '[{"value":"a","detail":"b"}]', '[{"value":"a","detail":[1]}]', '[{'])(
  '%j is no template',
  (text) => expect(parseRuleValue(text)).toBeUndefined(),
)

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

test('values and combinations travel unchanged, whatever they hold', () => {
  expect(formatSpecValues(['红', '蓝'])).toBe('红,蓝')
  expect(formatSpecValues(['1,5米', '2米'])).toBe('["1,5米","2米"]')
  expect(parseSpecValues(formatSpecValues(['["红"]']))).toEqual(['["红"]'])
  const value = fc.string({ unit: fc.constantFrom('红', 'a', ',', '[', ']', '"'), minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.uniqueArray(value, { minLength: 1 }), (values, names) => {
      expect(parseSpecValues(formatSpecValues(values))).toEqual(values)
      const combination = Object.fromEntries(names.map((name, index) => [name, values[index] ?? 'x']))
      const specs = names.map((name) => ({ name }))
      expect(parseCombination(formatCombination(combination, specs))).toEqual(combination)
    }),
  )
  expect(['[]', 'null', '{', '{"a":1}', '"a"'].map(parseCombination)).toEqual(Array.from({ length: 5 }))
})
