import { expect, test } from 'vitest'
import { askOnSaving, maySubmit } from './save-questions.ts'

const open = { isSwitch: true, productSwitch: false }
const reviewed = { isSwitch: true, productSwitch: true }

test('an exempt product of an open store may go on sale at once', () => {
  expect(askOnSaving(open, undefined)).toBe('操作之后是否自动上架？')
  expect(askOnSaving(open, { auditStatus: 0 })).toBe('操作之后是否自动上架？')
  expect(askOnSaving(open, { auditStatus: 2 })).toBeUndefined()
  expect(askOnSaving({ ...open, isSwitch: false }, undefined)).toBeUndefined()
  expect(askOnSaving(reviewed, undefined)).toBeUndefined()
})

test('submitting is offered where products are reviewed', () => {
  expect([maySubmit(reviewed, undefined), maySubmit(reviewed, { auditStatus: 3 })]).toEqual([true, true])
  expect([maySubmit(open, undefined), maySubmit(reviewed, { auditStatus: 0 })]).toEqual([false, false])
})
