import { expect, test } from 'vitest'
import { afterSales, refundStatus, returnWay } from './refund-codes.ts'
import { needsReturnAddress, type RefundAction, refundAfter, whyNotRefund } from './refund-state.ts'

const flags = { status: refundStatus.is.toAudit, afterSales: afterSales.is.moneyOnly, returnWay: returnWay.is.none }

/** From where to where. */
const allowed: Record<RefundAction, readonly [from: readonly number[], to: number]> = {
  agree: [[0], 2],
  refuse: [[0], 1],
  sendBack: [[4], 5],
  receive: [[5], 2],
  refuseGoods: [[5], 1],
  revoke: [[0, 4, 5], 6],
  expire: [[4], 6],
  force: [[0, 5], 2],
  pay: [[2], 3],
}

test.each(Object.keys(allowed) as RefundAction[])('%s', (action) => {
  const [from, to] = allowed[action]
  expect(refundStatus.codes.filter((status) => !whyNotRefund({ status }, action))).toEqual(from)
  expect(refundAfter(flags, action)).toBe(to)
})

test('with goods to send back the money waits for them', () => {
  const withReturn = { ...flags, afterSales: afterSales.is.withReturn }
  expect(refundAfter(withReturn, 'agree')).toBe(refundStatus.is.returning)
  expect(needsReturnAddress({ ...withReturn, returnWay: returnWay.is.express })).toBe(true)
  expect(needsReturnAddress({ ...withReturn, returnWay: returnWay.is.store })).toBe(false)
  expect(needsReturnAddress(flags)).toBe(false)
})
