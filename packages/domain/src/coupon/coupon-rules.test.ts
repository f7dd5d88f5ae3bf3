import { describe, expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import {
  type CouponDraft,
  type CouponTerms,
  problemsOf,
  standingOf,
  validityOf,
  whyNotClaim,
  whyNotGive,
  whyNotSend,
  whyNotYetOver,
} from './coupon-rules.ts'

const now = new Date('2025-03-01T10:15:30+08:00')
const DAY = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * DAY)
const open: CouponTerms = {
  status: true,
  receiveType: 1,
  isLimited: false,
  lastTotal: 0,
  receiveStartTime: null,
  receiveEndTime: null,
  useStartTime: null,
  useEndTime: null,
}

describe('who can have a piece', () => {
  test.each<[string, Partial<CouponTerms>, string | undefined, string | undefined]>([
    ['an open one', {}, undefined, undefined],
    ['a closed one', { status: false }, '优惠券已停用', '优惠券已停用'],
    ['one that ran out', { isLimited: true }, '优惠券余量不足！', '优惠券数量不足！'],
    ['one of which something is left', { isLimited: true, lastTotal: 1 }, undefined, undefined],
    ['before its time', { receiveStartTime: inDays(1), receiveEndTime: inDays(2) }, '优惠券领取时间未到！', undefined],
    ['in its time', { receiveStartTime: now, receiveEndTime: now }, undefined, undefined],
    ['after its time', { receiveEndTime: inDays(-1) }, '优惠券领取截止日期已过！', '优惠券可领取时间已过'],
    ['when it can no longer be spent', { useEndTime: inDays(-1) }, '优惠券使用有效期已过！', '优惠券使用有效期已过！'],
    ['one that goods come with', { receiveType: 2 }, '此优惠券购买指定商品后赠送', undefined],
  ])('%s', (_, change, claim, send) => {
    const coupon = { ...open, ...change }
    expect(whyNotClaim(coupon, now)?.message).toBe(claim)
    expect(whyNotSend(coupon, 1, now)?.message).toBe(send)
  })

  test('goods come with it whatever the time of claiming', () => {
    expect(whyNotGive({ ...open, receiveType: 2, receiveEndTime: inDays(-1) }, now)).toBeUndefined()
    expect(whyNotGive({ ...open, status: false }, now)).toEqual({ code: 10_002, message: '优惠券已停用' })
  })

  test('nothing is sent where not everybody would get one', () => {
    const three = { ...open, isLimited: true, lastTotal: 3 }
    expect(whyNotSend(three, 3, now)).toBeUndefined()
    expect(whyNotSend(three, 4, now)?.message).toBe('优惠券数量不足！')
  })
})

test('days of validity are 24 hours each; a fixed time is what it is', () => {
  expect(validityOf({ ...open, day: 7 }, now)).toEqual({ startsAt: now, endsAt: new Date('2025-03-08T10:15:30+08:00') })
  const fixed = { useStartTime: inDays(3), useEndTime: inDays(4), day: 0 }
  expect(validityOf(fixed, now)).toEqual({ startsAt: inDays(3), endsAt: inDays(4) })
})

test.each<[Partial<CouponTerms>, string, string]>([
  [{}, 'running', '长期有效'],
  [{ receiveEndTime: inDays(3), useEndTime: inDays(9) }, 'running', '还有 3 天结束'],
  [{ useEndTime: inDays(1) }, 'running', '还有 24 小时结束'],
  [{ receiveStartTime: inDays(2), receiveEndTime: inDays(5) }, 'upcoming', '还有 2 天开始'],
  [{ receiveEndTime: now }, 'over', ''],
  [{ useEndTime: inDays(-1), status: false }, 'over', ''],
  [{ status: false, isLimited: true }, 'closed', ''],
  [{ isLimited: true }, 'soldOut', ''],
])('%j stands at %s', (change, phase, text) => {
  expect(standingOf({ ...open, ...change }, now)).toEqual({ phase, text })
})

describe('a new coupon', () => {
  const draft: CouponDraft = {
    category: 1,
    productIds: [],
    money: toFen(1000),
    minPrice: toFen(0),
    isLimited: false,
    total: 0,
    isTimeReceive: false,
    receiveStartTime: null,
    receiveEndTime: null,
    isFixedTime: false,
    useStartTime: null,
    useEndTime: null,
    day: 7,
  }

  test.each<[Partial<CouponDraft>, string | undefined]>([
    [{}, undefined],
    [{ isLimited: true }, '请输入限量数量！'],
    [{ category: 2 }, '请选择商品'],
    [{ category: 2, productIds: [1] }, undefined],
    [{ isTimeReceive: true, receiveStartTime: now }, '请选择领取时间范围！'],
    [{ isTimeReceive: true, receiveStartTime: now, receiveEndTime: now }, '请选择正确的领取时间范围！'],
    [{ day: 0 }, '请输入天数！'],
    [{ isFixedTime: true }, '请选择使用有效期限'],
    [{ isFixedTime: true, useStartTime: inDays(2), useEndTime: inDays(1) }, '请选择使用有效期限'],
    [{ isFixedTime: true, day: 0, useStartTime: now, useEndTime: inDays(1) }, undefined],
    [{ minPrice: toFen(1000) }, '优惠券面值必须小于最低消费'],
    [{ minPrice: toFen(1100) }, undefined],
  ])('%j: %s', (change, message) => {
    expect(problemsOf({ ...draft, ...change })[0]?.message).toBe(message)
  })

  test('must not be over before it begins', () => {
    const over = (change: Partial<CouponDraft>) => whyNotYetOver({ ...draft, ...change }, now)?.message
    expect(over({ isFixedTime: true, useEndTime: now })).toBe('使用有效期已过')
    expect(over({ isTimeReceive: true, receiveEndTime: now })).toBe('领取时间已过')
    expect(over({ useEndTime: now, receiveEndTime: now })).toBeUndefined()
  })
})
