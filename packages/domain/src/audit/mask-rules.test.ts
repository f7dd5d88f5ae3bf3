import { expect, test } from 'vitest'
import { maskSecrets } from './mask-rules.ts'

test('secrets are masked by name, at any depth, whatever their type', () => {
  expect(
    maskSecrets({
      account: 'wang',
      pwd: 'x',
      oldPassword: 'y',
      bankCard: '6222000011112222',
      printYlySec: 's',
      printFeUkey: 'k',
      nested: [{ confirmPassword: 123456, name: '店' }],
      captchaVO: { captchaVerification: 'abc' },
    }),
  ).toEqual({
    account: 'wang',
    pwd: '******',
    oldPassword: '******',
    bankCard: '******',
    printYlySec: '******',
    printFeUkey: '******',
    nested: [{ confirmPassword: '******', name: '店' }],
    captchaVO: '******',
  })
})

test('a telephone number that was searched for is shortened, where searches are', () => {
  expect(maskSecrets({ filter: { content: '13812345678' }, keywords: '茶 13812345678', id: 13812345678 })).toEqual({
    filter: { content: '138****5678' },
    keywords: '茶 138****5678',
    id: 13812345678,
  })
})

test('words that only look alike, empty values and dates stay', () => {
  const date = new Date()
  expect(maskSecrets({ section: '一区', seconds: 3, password: '', at: date, list: [1, 'a', null] })).toEqual({
    section: '一区',
    seconds: 3,
    password: '',
    at: date,
    list: [1, 'a', null],
  })
})

test('a buyer is no more than on the screen; staff are named', () => {
  const staff = { realName: '王掌柜', phone: '13800000000' }
  expect(maskSecrets({ staff, receiver: { ...staff, userPhone: '13812345678' } })).toEqual({
    staff,
    receiver: { realName: '王**', phone: '138****0000', userPhone: '138****5678' },
  })
})
