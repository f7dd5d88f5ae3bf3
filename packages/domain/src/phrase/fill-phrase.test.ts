import { expect, test } from 'vitest'
import { fillPhrase } from './fill-phrase.ts'

const values = { 买家: '小林', 订单号: 'SH1', 金额: '' }

test.each([
  ['{买家}您好，订单{订单号}已处理', '小林您好，订单SH1已处理'],
  ['{买家}{买家}', '小林小林'],
  ['差{金额}元', '差元'],
  ['{快递}未到', '{快递}未到'],
  ['{constructor}', '{constructor}'],
  ['没有变量 { }', '没有变量 { }'],
])('%s', (phrase, said) => {
  expect(fillPhrase(phrase, values)).toBe(said)
})

test('what a buyer is called cannot bring in another variable', () => {
  expect(fillPhrase('{买家}', { ...values, 买家: '{订单号}' })).toBe('{订单号}')
})
