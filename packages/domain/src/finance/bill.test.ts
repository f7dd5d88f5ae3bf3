import { expect, test } from 'vitest'
import { parseYuan, toFen } from '../kernel/money.ts'
import { computeBill, type DaySum } from './bill.ts'

const yuan = (text: string) => parseYuan(text) ?? toFen(Number.NaN)

/** Payment and refund of the worked example of the sheet of orders, 4.4. */
const paid: DaySum = {
  day: 20261118,
  event: 'pay',
  journals: 1,
  amounts: {
    'platform.cash': yuan('240.5'),
    'platform.coupon': yuan('5'),
    'platform.points': yuan('2.5'),
    'shop.pending': yuan('-226.4'),
    'platform.fee': yuan('-12'),
    'distributor.commission': yuan('-9.6'),
  },
}
const refunded: DaySum = {
  day: 20261118,
  event: 'refund',
  journals: 1,
  amounts: {
    'shop.pending': yuan('90.36'),
    'platform.fee': yuan('4.8'),
    'distributor.commission': yuan('3.84'),
    'platform.cash': yuan('-96'),
    'platform.coupon': yuan('-2'),
    'platform.points': yuan('-1'),
  },
}

test('a day with a payment only', () => {
  expect(computeBill([paid])).toMatchObject({
    receivable: yuan('248'),
    paid: yuan('240.5'),
    payments: 1,
    refundable: 0,
    refunds: 0,
    expenditure: yuan('21.6'),
    balance: yuan('226.4'),
    flow: yuan('226.4'),
    difference: 0,
  })
})

test('with the refund on the same day', () => {
  expect(computeBill([paid, refunded])).toMatchObject({
    receivable: yuan('248'),
    refundable: yuan('99'),
    income: yuan('149'),
    fee: yuan('7.2'),
    chargedFee: yuan('12'),
    returnedFee: yuan('4.8'),
    commission: yuan('5.76'),
    balance: yuan('136.04'),
    flow: yuan('136.04'),
    difference: 0,
  })
})

test('a day of refunds is a loss, not a gain', () => {
  expect(computeBill([refunded])).toMatchObject({ income: yuan('-99'), balance: yuan('-90.36') })
})

test('a commission that was paid out already is the platform’s loss, and off the shop’s bill all the same', () => {
  const { 'distributor.commission': commission, ...others } = refunded.amounts
  const borne = { ...refunded, amounts: { ...others, 'platform.loss': commission ?? 0 } }
  expect(computeBill([borne])).toEqual(computeBill([refunded]))
})

test('settlements and thaws are no income', () => {
  const settled = { 'shop.pending': yuan('226.4'), 'shop.balance': yuan('-226.4') }
  expect(computeBill([{ day: 20261118, event: 'settle', journals: 1, amounts: settled }])).toEqual(computeBill([]))
})

test('what does not add up is told', () => {
  const broken = { ...paid, amounts: { ...paid.amounts, 'shop.pending': yuan('-226.39') } }
  expect(computeBill([broken]).difference).toBe(1)
})
