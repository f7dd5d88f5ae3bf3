import { expect, test } from 'vitest'
import {
  exactLength,
  matching,
  maxLength,
  minLength,
  price,
  required,
  type TextRule,
  whyNotText,
} from './text-rules.ts'

const cases: readonly (readonly [TextRule, string, string])[] = [
  [required('名称'), '  ', '请输入名称'],
  [minLength('名称', 2), '茶', '名称最小长度为2'],
  [maxLength('名称', 2), '龙井茶', '名称最大长度为2'],
  [exactLength('编码', 4), '123', '编码长度必须为4'],
  [matching('手机号', /^1\d{10}$/), '12', '手机号格式错误'],
  [price('售价'), '1.234', '售价格式不正确'],
]

test.each(cases)('%# is told in the specified words', (rule, wrong, message) => {
  expect(rule(wrong)).toBe(message)
})

test('only the required rule minds an empty text', () => {
  expect(cases.map(([rule]) => rule('')).filter(Boolean)).toEqual(['请输入名称'])
})

test.each(['1', '10.5', '120.25', '0', '0.5', '3.25', '0.00'])('%s is a price', (text) => {
  expect(price('售价')(text)).toBeUndefined()
})

test.each(['00.5', '1.234', '-1', '01', '1.', '.5', '1e3', '１'])('%s is no price', (text) => {
  expect(price('售价')(text)).toBe('售价格式不正确')
})

test('the first complaint counts', () => {
  const rules = [required('名称'), minLength('名称', 2), matching('名称', /^\d+$/)]
  expect(whyNotText('', rules)).toBe('请输入名称')
  expect(whyNotText('a', rules)).toBe('名称最小长度为2')
  expect(whyNotText('12', rules)).toBeUndefined()
})
