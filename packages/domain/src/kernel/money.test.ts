import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatYuan, parseYuan, prorateFen, sumFen, toFen } from './money.ts'

const amount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(toFen)

describe('yuan as text', () => {
  test.each([
    ['12', 1200],
    ['0.1', 10],
    ['-0.01', -1],
    ['-0', 0],
    ['9999999999.99', 999_999_999_999],
  ])('%s is %i fen', (text, value) => expect(parseYuan(text)).toBe(value))

  test.each(['', '.5', '1.', '1.234', '1e3', ' 1', '１２', 'abc', '--1', '99999999999'])('%j is not money', (text) =>
    expect(parseYuan(text)).toBeUndefined(),
  )

  test('writing and reading gives the same amount', () => {
    fc.assert(fc.property(amount, (value) => parseYuan(formatYuan(value)) === value))
  })
})

describe('proration', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })

  test('parts add up to the total, whatever the weights', () => {
    fc.assert(fc.property(amount, weights, (total, w) => sumFen(prorateFen(total, w)) === total))
  })

  test('no part is further than one fen from its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, w) => {
        const whole = w.reduce((a, b) => a + b, 0)
        fc.pre(whole > 0)
        return prorateFen(total, w).every((part, i) => Math.abs(part - (total * (w[i] ?? 0)) / whole) <= 1.001)
      }),
    )
  })

  test('100.00 over three equal parts', () => {
    expect(prorateFen(toFen(10_000), [1, 1, 1])).toEqual([3334, 3333, 3333])
  })

  test('by fractions as by whole numbers in the same proportion', () => {
    expect(prorateFen(toFen(100), [1.5, 0.5])).toEqual([75, 25])
  })
})

test('a fraction of a fen is a bug, not an amount', () => {
  expect(() => toFen(0.5)).toThrow(RangeError)
})
