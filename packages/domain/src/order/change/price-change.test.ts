import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumFen, toFen } from '../../kernel/money.ts'
import { computeChanges, whyNotPrice } from './price-change.ts'

const price = (pay: number, freight = 0, change = 0) => ({
  pay: toFen(pay),
  freight: toFen(freight),
  change: toFen(change),
})

test.each([
  [price(1000, 200), 1001, '只能降价，应付金额不能高于下单时的 ¥10.00'],
  [price(1000, 200), 200, '应付金额必须高于运费 ¥2.00'],
  [price(1000, 200), 1000, '金额没有变化'],
  [price(900, 200, -100), 1000, undefined],
])('%j to %d: %s', (from, wanted, reason) => {
  expect(whyNotPrice(from, toFen(wanted))).toBe(reason)
})

test('what comes off the lines adds up, and no line costs less than nothing', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (goods, share) => {
      const lines = goods.map((each) => price(each))
      const whole = price(goods.reduce((sum, each) => sum + each, 0))
      const wanted = toFen(Math.max(1, Math.floor(whole.pay * share)))
      const changes = computeChanges(lines, whole, wanted)
      expect(whole.pay + sumFen(changes)).toBe(wanted)
      for (const [index, change] of changes.entries()) expect((goods[index] ?? 0) + change).toBeGreaterThanOrEqual(0)
    }),
  )
})
