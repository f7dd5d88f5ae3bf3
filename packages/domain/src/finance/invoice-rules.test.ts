import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { invoiceStatus } from './invoice-codes.ts'
import { dueForRedLetter, invoiceAfterRefund, statusAfterInvoice, whyNotTitle } from './invoice-rules.ts'

const { waiting, issued, closed, redDue, red } = invoiceStatus.is
const of = (status: 0 | 1 | 2 | 3 | 4, amount: number, corrected = 0) => ({
  status,
  amount: toFen(amount),
  red: toFen(corrected),
})

test('a company has a number, a person none, and only a company gets a special invoice', () => {
  expect(whyNotTitle({ kind: 1, titleType: 1, taxNo: '' })).toBeUndefined()
  expect(whyNotTitle({ kind: 2, titleType: 1, taxNo: '' })?.field).toBe('kind')
  expect(whyNotTitle({ kind: 1, titleType: 2, taxNo: '' })?.message).toBe('企业抬头请填写纳税人识别号')
  expect(whyNotTitle({ kind: 2, titleType: 2, taxNo: '91330106MA2B1' })?.field).toBe('taxNo')
  expect(whyNotTitle({ kind: 2, titleType: 2, taxNo: '91330106MA2B12345X' })).toBeUndefined()
})

test('a refund makes a waiting invoice smaller, and closes it when nothing is left', () => {
  expect(invoiceAfterRefund(of(waiting, 100), toFen(30))).toEqual(of(waiting, 70))
  expect(invoiceAfterRefund(of(waiting, 100), toFen(100))).toEqual(of(closed, 0))
})

test('an issued one needs a red letter, again after each refund, never above its amount', () => {
  expect(invoiceAfterRefund(of(issued, 100), toFen(30))).toEqual(of(redDue, 100, 30))
  expect(invoiceAfterRefund(of(red, 100, 30), toFen(30))).toEqual(of(redDue, 100, 60))
  expect(invoiceAfterRefund(of(redDue, 100, 90), toFen(30))).toEqual(of(redDue, 100, 100))
  expect(invoiceAfterRefund(of(closed, 0), toFen(5))).toEqual(of(closed, 0))
})

test('a red letter is over what the ones before it do not say', () => {
  expect(dueForRedLetter(toFen(30), [])).toBe(30)
  expect(dueForRedLetter(toFen(100), [{ amount: toFen(30) }, { amount: toFen(45) }])).toBe(25)
})

test('what has been done is not done again', () => {
  expect([statusAfterInvoice(waiting, 'issue'), statusAfterInvoice(issued, 'issue')]).toEqual([issued, undefined])
  expect([statusAfterInvoice(redDue, 'red'), statusAfterInvoice(issued, 'red')]).toEqual([red, undefined])
})
