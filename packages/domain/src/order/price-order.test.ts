import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fen, parseYuan, sumFen, toFen } from '../kernel/money.ts'
import { priceOrder } from './price-order.ts'

const yuan = (text: string): Fen => parseYuan(text) ?? toFen(Number.NaN)

test('the worked example of the sheet of marketing, 4.5', () => {
  const { lines, pay } = priceOrder(
    [
      { unitPrice: yuan('59.90'), pieces: 2, freight: yuan('8') },
      { unitPrice: yuan('39.00'), pieces: 1, freight: yuan('4') },
      { unitPrice: yuan('9.90'), pieces: 3, freight: yuan('0') },
    ],
    [
      // They are taken off in their own order, however they come.
      { kind: 'platformCoupon', amount: yuan('10'), lines: [0, 1, 2] },
      { kind: 'merchantCoupon', amount: yuan('15'), lines: [0, 2] },
      { kind: 'fullReduction', amount: yuan('25'), lines: [0, 1, 2] },
    ],
  )
  expect(lines.map((line) => [line.fullReduction, line.merchantCoupon, line.platformCoupon, line.pay])).toEqual([
    [1589, 1202, 619, 9370],
    [517, 0, 228, 3555],
    [394, 298, 153, 2125],
  ])
  expect(pay).toBe(yuan('150.50'))
})

test('a member price is a discount of its own, taken before all others', () => {
  const price = priceOrder(
    [{ unitPrice: yuan('10'), memberPrice: yuan('8'), pieces: 2, freight: yuan('0') }],
    [{ kind: 'merchantCoupon', amount: yuan('3'), lines: [0] }],
  )
  expect([price.goods, price.member, price.merchantCoupon, price.pay]).toEqual([2000, 400, 300, 1300])
})

test('no discount makes goods free', () => {
  const goods = [{ unitPrice: yuan('5'), pieces: 1, freight: yuan('8') }]
  expect(() => priceOrder(goods, [{ kind: 'merchantCoupon', amount: yuan('5'), lines: [0] }])).toThrow(RangeError)
})

test('the shares of a discount add up to it, and none is larger than its line', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 99_999 }).map(toFen),
    pieces: fc.integer({ min: 1, max: 20 }),
    freight: fc.constant(toFen(0)),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.nat({ max: 999 }), (goods, permille) => {
      const whole = goods.reduce((sum, { unitPrice, pieces }) => sum + unitPrice * pieces, 0)
      const amount = toFen(Math.floor((whole * permille) / 1000))
      const { lines } = priceOrder(goods, [{ kind: 'merchantCoupon', amount, lines: goods.map((_, index) => index) }])
      return sumFen(lines.map(({ merchantCoupon }) => merchantCoupon)) === amount && lines.every(({ pay }) => pay >= 0)
    }),
  )
})
