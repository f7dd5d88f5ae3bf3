import { expect, test } from 'vitest'
import { doMeet, effectOf, turningPoints } from './clash-rules.ts'

test.each([
  ['two reductions of one scope', { kind: 'fullReduction' }, { kind: 'fullReduction', hasSameScope: true }, 'blocks'],
  ['two reductions of different scopes', { kind: 'fullReduction' }, { kind: 'fullReduction' }, 'closest'],
  [
    'a coupon beside a reduction that allows it',
    { kind: 'coupon' },
    { kind: 'fullReduction', couponStack: true },
    'stacks',
  ],
  ['a reduction that allows no coupon', { kind: 'fullReduction', couponStack: false }, { kind: 'coupon' }, 'excludes'],
  ['a flash sale beside anything', { kind: 'coupon' }, { kind: 'seckill' }, 'excludes'],
  ['a product in two flash sales', { kind: 'seckill' }, { kind: 'seckill' }, 'doubles'],
  ['two coupons', { kind: 'coupon' }, { kind: 'coupon' }, undefined],
] as const)('%s', (_, draft, other, effect) => {
  expect(effectOf(draft, other)).toBe(effect)
})

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const from = (first: number, last: number | null) => ({ from: at(first), until: last === null ? null : at(last) })

test('times meet unless one ends when the other begins', () => {
  expect(doMeet(from(1, 5), from(5, 9))).toBe(false)
  expect(doMeet(from(1, 5), from(4, null))).toBe(true)
  expect(doMeet(from(6, null), from(1, 5))).toBe(false)
})

test('prices change where something begins', () => {
  expect(turningPoints(from(5, 10), [from(1, 7), from(8, 9), from(8, 20), from(10, 12)], 4)).toEqual([at(5), at(8)])
})
