import { expect, test } from 'vitest'
import { parseYuan, toFen } from '../kernel/money.ts'
import { closingRefusal, closingStatus } from './closing-codes.ts'
import { closingCodes, whyNoPayout, whyNotClosing, whyNotPayOut, withdrawable } from './closing-rules.ts'

const yuan = (text: string) => parseYuan(text) ?? toFen(Number.NaN)
const limits = { guaranteed: yuan('100'), min: yuan('50'), max: yuan('1000') }

test('what can be withdrawn is what is left above the guarantee', () => {
  expect(withdrawable(yuan('636.04'), limits)).toBe(yuan('536.04'))
  expect([withdrawable(yuan('99'), limits), withdrawable(yuan('-5'), limits)]).toEqual([0, 0])
})

test.each([
  ['-5', '1', 'noBalance'],
  ['100', '50', 'belowGuarantee'],
  ['636.04', '49.99', 'tooLittle'],
  ['5000', '1000.01', 'tooMuch'],
  ['636.04', '536.05', 'beyondBalance'],
] as const)('a balance of %s does not give %s: %s', (balance, amount, why) => {
  expect(whyNotPayOut(yuan(balance), yuan(amount), limits)).toBe(closingRefusal[why])
})

test('limits of 0 are none', () => {
  const none = { guaranteed: toFen(0), min: toFen(0), max: toFen(0) }
  expect(whyNotPayOut(yuan('5000'), yuan('5000'), none)).toBeUndefined()
  expect(whyNotPayOut(yuan('636.04'), yuan('536.04'), limits)).toBeUndefined()
})

test('nothing can be asked for while too little is there', () => {
  expect(whyNoPayout(yuan('149.99'), limits)).toBe(closingRefusal.tooLittle)
  expect(whyNoPayout(yuan('150'), limits)).toBeUndefined()
})

test('only an application can be cancelled, only what is approved paid, and what has ended stays', () => {
  const may = (action: Parameters<typeof whyNotClosing>[1]) =>
    closingStatus.codes.filter((status) => whyNotClosing(status, action) === undefined)
  expect([may('cancel'), may('approve'), may('refuse'), may('pay')]).toEqual([
    ['applied'],
    ['applied'],
    ['applied', 'approved'],
    ['approved'],
  ])
  expect(whyNotClosing('paid', 'cancel')).toBe(closingRefusal.decided)
  expect(whyNotClosing('applied', 'pay')).toBe(closingRefusal.notApproved)
})

test('the specification’s codes of each state', () => {
  const codes = Object.values(closingCodes).map((of) => [of.auditStatus, of.accountStatus, of.withdrawStatus])
  expect(codes).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, -1],
    [3, 0, -1],
    [1, 1, 1],
  ])
})
