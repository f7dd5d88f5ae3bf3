import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { seckillAudit, type SeckillStatus, seckillStatus } from './seckill-codes.ts'
import {
  marginPercent,
  priceAtPercent,
  type SeckillAction,
  soldPercent,
  whyNotBuyMore,
  whyNotJoin,
  whyNotOffer,
  whyNotOrderPieces,
  whyNotSeckill,
} from './seckill-rules.ts'

const { waiting, passed, refused } = seckillAudit.is
const sku = { price: toFen(2999), stock: 5, activityPrice: toFen(1999), quota: 3 }

test('a shop joins what has not ended, with stars enough', () => {
  const day = { startDate: 20_250_503, endDate: 20_250_503, timeList: [{ start: 480, end: 600 }], isOpen: true }
  const [before, after] = [new Date('2025-05-03T00:30:00Z'), new Date('2025-05-03T02:00:00Z')]
  expect(whyNotJoin({ ...day, merStars: 3 }, 3, before)).toBeUndefined()
  expect(whyNotJoin({ ...day, merStars: 3 }, 2, before)).toEqual({ code: 12_107, message: '参加此活动最低需3星商户' })
  expect(whyNotJoin({ ...day, merStars: 1, isOpen: false }, 5, before)?.message).toBe('平台未开启该活动')
  expect(whyNotJoin({ ...day, merStars: 1 }, 5, after)).toEqual({ code: 12_106, message: '秒杀活动已经结束' })
})

test.each([
  [{}, undefined],
  [{ activityPrice: toFen(0) }, '秒杀价格不能小于等于0'],
  [{ activityPrice: toFen(3000) }, '活动价不能高于售价'],
  [{ activityPrice: toFen(2999), quota: 5 }, undefined],
  [{ quota: 6 }, '添加秒杀商品SKU限量不能超过库存'],
  [{ quota: 0 }, '添加秒杀商品限量必须大于0'],
])('an offer with %o', (change, reason) => {
  expect(whyNotOffer([{ ...sku, ...change }])).toBe(reason)
  expect(whyNotOffer([sku, { ...sku, ...change }])).toBe('quota' in change && change.quota === 0 ? undefined : reason)
})

describe('what a seckill product may do', () => {
  const base = { isDeleted: false, isApproved: true, isOnSale: true }
  const { upcoming, running, ended } = seckillStatus.is
  const MOVED = '秒杀商品审核状态异常，请刷新后再试'
  test.each<[SeckillAction, 1 | 2 | 3, SeckillStatus, object, string | undefined]>([
    ['up', passed, running, {}, undefined],
    ['up', waiting, running, {}, MOVED],
    ['up', passed, ended, {}, '秒杀活动已结束'],
    ['up', passed, upcoming, { isDeleted: true }, '商品不存在'],
    ['up', passed, upcoming, { isApproved: false, isOnSale: false }, '基础商品审核状态异常，无法上架'],
    ['up', passed, upcoming, { isOnSale: false }, '基础商品已下架，请先上架商品'],
    ['down', passed, ended, {}, undefined],
    ['withdraw', waiting, ended, {}, undefined],
    ['withdraw', passed, upcoming, {}, MOVED],
    ['delete', refused, upcoming, {}, undefined],
    ['delete', waiting, upcoming, {}, '只能删除审核失败的商品'],
    ['setPrice', passed, upcoming, {}, undefined],
    ['setPrice', passed, running, {}, '活动进行中，不能修改价格'],
    ['setPrice', passed, ended, {}, '秒杀活动已结束'],
    ['setPrice', waiting, upcoming, {}, MOVED],
    ['pass', waiting, upcoming, {}, undefined],
    ['pass', refused, upcoming, {}, MOVED],
    ['refuse', passed, upcoming, {}, MOVED],
    ['forceDown', passed, running, {}, undefined],
    ['forceDown', waiting, running, {}, MOVED],
  ])('%s of audit %d in status %d with %o: %s', (action, auditStatus, activityStatus, change, reason) => {
    expect(whyNotSeckill({ auditStatus, activityStatus, base: { ...base, ...change } }, action)).toBe(reason)
  })
})

test('limits of an order and of a person; 0 is none', () => {
  const limits = { oneQuota: 2, allQuota: 5 }
  expect(whyNotOrderPieces(2, limits)).toBeUndefined()
  expect(whyNotOrderPieces(3, limits)).toBe('此商品单次秒杀最多可购买2件')
  expect(whyNotBuyMore(3, 2, limits)).toBeUndefined()
  expect(whyNotBuyMore(3, 3, limits)).toBe('此商品整场秒杀活动还可买2件')
  expect(whyNotBuyMore(7, 1, limits)).toBe('此商品整场秒杀活动还可买0件')
  const none = { oneQuota: 0, allQuota: 0 }
  expect([whyNotOrderPieces(999, none), whyNotBuyMore(999, 999, none)]).toEqual([undefined, undefined])
})

describe('a price at a percentage', () => {
  test.each([
    [2999, 85, 2549],
    [10, 5, 1],
    [1, 1, 1],
    [990, 100, 990],
    [150, 1, 2],
  ])('%d fen at %d percent', (price, percent, expected) => {
    expect(priceAtPercent(toFen(price), percent)).toBe(expected)
  })

  test('is the exact one rounded half up, never more than the price and never nothing', () => {
    const prices = fc.integer({ min: 1, max: 9_999_900 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 100 }), (price, percent) => {
        const exact = (BigInt(price) * BigInt(percent) * 2n + 100n) / 200n
        const result = priceAtPercent(toFen(price), percent)
        return result === Math.max(1, Number(exact)) && result <= price
      }),
    )
  })
})

test('how much is sold, and what is left after the cost', () => {
  expect([soldPercent(0, 0), soldPercent(3, 3), soldPercent(3, 1), soldPercent(3, 0)]).toEqual([0, 0, 66, 100])
  expect([marginPercent(toFen(2000), toFen(1500)), marginPercent(toFen(1000), toFen(1250))]).toEqual([25, -25])
})
