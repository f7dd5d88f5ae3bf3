import { expect, test } from 'vitest'
import { cardToStore, maskCard, settlementForm } from './settlement-rules.ts'

test('each kind of account has its form; only a bank asks whose account it is', () => {
  expect(settlementForm('bank', 0)).toBe('结算信息-银行卡')
  expect(settlementForm('bank', 1)).toBe('结算信息-对公账户')
  expect([settlementForm('wechat', 1), settlementForm('alipay', 1)]).toEqual(['结算信息-微信', '结算信息-支付宝'])
})

test('a card is shown by its last four figures', () => {
  expect(maskCard('6222000011112222')).toBe('************2222')
  expect([maskCard(''), maskCard('123')]).toEqual(['', '***'])
})

test('what comes back masked or blank is the stored card, anything else a new one', () => {
  const stored = '6222000011112222'
  expect(cardToStore('************2222', stored)).toBe(stored)
  expect(cardToStore('', stored)).toBe(stored)
  expect(cardToStore('6217000011113333', stored)).toBe('6217000011113333')
  expect(cardToStore('************3333', stored)).toBe('************3333')
})
