import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { priceOrder } from '../order/price-order.ts'
import {
  byWorth,
  type CouponLine,
  eligibleLines,
  isCouponFree,
  isEnough,
  type Piece,
  statusAfterReturn,
  whyNotUse,
} from './use-coupon.ts'

const now = new Date('2026-03-01T00:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const piece: Piece = {
  id: 1,
  name: '春茶券',
  category: 1,
  targets: [],
  money: toFen(1000),
  minPrice: toFen(5000),
  status: 0,
  startTime: at(-1),
  endTime: at(1),
}
const line = (productId: number, left: number, more: Partial<CouponLine> = {}): CouponLine => ({
  merId: 1,
  productId,
  brandId: 70,
  categoryIds: [1, 12, 123],
  left,
  ...more,
})

describe('a piece is refused', () => {
  test.each<[string, Partial<Piece>, string | undefined]>([
    ['not', {}, undefined],
    ['when it was used', { status: 1 }, '此优惠券已使用！'],
    ['when it has lapsed', { status: 2 }, '此优惠券已失效！'],
    ['after its time, whatever the job has written', { endTime: at(-0.5) }, '此优惠券已失效！'],
    ['before its time', { startTime: at(0.5) }, '此优惠券还未到达使用时间范围之内！'],
    ['for other products', { category: 2, targets: [9] }, '此券为商品券，请在购买相关产品后使用！'],
    ['below its threshold', { minPrice: toFen(8001) }, '请合理搭配优惠组合，当前优惠券不满足使用条件'],
    [
      'when goods would be free',
      { money: toFen(8000), minPrice: toFen(0) },
      '请合理搭配优惠组合，当前优惠券不满足使用条件',
    ],
  ])('%s', (_, change, message) => {
    expect(whyNotUse({ ...piece, ...change }, [line(5, 3000), line(6, 5000)], now)).toBe(message)
  })

  test('where every line is sold in a promotion that takes none', () => {
    const closed = line(5, 9000, { isClosedToCoupons: true })
    expect(whyNotUse(piece, [closed], now)).toBe('春茶券优惠券不适用，请重新选择优惠券')
    expect(whyNotUse(piece, [closed, line(6, 4999)], now)).toContain('请合理搭配优惠组合')
  })
})

test.each<[Pick<Piece, 'category' | 'targets'>, number[]]>([
  [{ category: 1, targets: [] }, [0, 1, 2]],
  [{ category: 2, targets: [5, 7] }, [0, 2]],
  [{ category: 3, targets: [] }, [0, 1, 2]],
  [{ category: 4, targets: [12] }, [0, 1]],
  [{ category: 5, targets: [71] }, [1]],
  [{ category: 6, targets: [2] }, []],
  [{ category: 6, targets: [1, 2] }, [0, 1, 2]],
])('%j is for the lines %j', (purpose, places) => {
  const lines = [line(5, 1), line(6, 1, { brandId: 71 }), line(7, 1, { categoryIds: [2], brandId: null })]
  expect(eligibleLines(purpose, lines)).toEqual(places)
})

test('whatever may be spent is taken off to the fen, from lines that it is for, and none becomes free', () => {
  const goods = fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    left: fc.integer({ min: 1, max: 50_000 }),
    isClosedToCoupons: fc.boolean(),
  })
  const coupon = fc.record({
    category: fc.constantFrom(1 as const, 2 as const),
    targets: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    money: fc.integer({ min: 1, max: 99 }).map((yuan) => toFen(yuan * 100)),
    minPrice: fc.integer({ min: 0, max: 500 }).map((yuan) => toFen(yuan * 100)),
  })
  fc.assert(
    fc.property(fc.array(goods, { minLength: 1, maxLength: 12 }), coupon, (bought, terms) => {
      const lines = bought.map(({ productId, left, ...more }) => line(productId, left, more))
      const own = { ...piece, ...terms }
      const places = eligibleLines(own, lines)
      const sum = places.reduce((total, place) => total + (lines[place]?.left ?? 0), 0)
      expect(whyNotUse(own, lines, now) === undefined).toBe(places.length > 0 && isEnough(own, sum))
      if (whyNotUse(own, lines, now) !== undefined) return
      const price = priceOrder(
        lines.map(({ left }) => ({ unitPrice: toFen(left), pieces: 1, freight: toFen(0) })),
        [{ kind: 'merchantCoupon', amount: own.money, lines: places }],
      )
      expect(price.merchantCoupon).toBe(own.money)
      expect(price.pay).toBeGreaterThan(0)
      const charged = price.lines.flatMap(({ merchantCoupon }, place) => (merchantCoupon > 0 ? [place] : []))
      expect(places).toEqual(expect.arrayContaining(charged))
    }),
  )
})

test('the best one is that of the highest face, then the newest', () => {
  const pieces = [
    { id: 3, money: toFen(500) },
    { id: 1, money: toFen(900) },
    { id: 2, money: toFen(900) },
  ]
  expect(pieces.toSorted(byWorth).map(({ id }) => id)).toEqual([2, 1, 3])
})

test('a returned piece can be spent again as long as its time lasts', () => {
  expect(statusAfterReturn({ endTime: at(1) }, now)).toBe(0)
  expect(statusAfterReturn({ endTime: now }, now)).toBe(2)
})

test('a refund frees the coupon when every line with a share of it is refunded', () => {
  const refunded = { couponShare: 300, pieces: 2, refunded: 2 }
  expect(isCouponFree([refunded, { couponShare: 0, pieces: 1, refunded: 0 }])).toBe(true)
  expect(isCouponFree([refunded, { couponShare: 1, pieces: 2, refunded: 1 }])).toBe(false)
})
