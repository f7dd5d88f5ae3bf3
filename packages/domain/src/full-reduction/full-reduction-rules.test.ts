import { expect, test } from 'vitest'
import { type Fen, parseYuan, toFen } from '../kernel/money.ts'
import { promotionProcess, reductionRule, reductionScope } from './full-reduction-codes.ts'
import {
  describeRule,
  processAt,
  type ReductionRule,
  type ReductionTerms,
  whyNotChange,
  whyNotDelete,
  whyNotPeriod,
  whyNotRule,
  whyNotSwitch,
} from './full-reduction-rules.ts'

const yuan = (text: string): Fen => parseYuan(text) ?? toFen(Number.NaN)
const tier = (from: string, reduce: string) => ({ minPrice: yuan(from), minNum: 0, reduce: yuan(reduce) })
const rule = (tiers: ReductionRule['tiers'], traits: Partial<ReductionRule> = {}): ReductionRule => ({
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers,
  ...traits,
})
const pieces = (minNum: number, reduce: string) => ({ minPrice: toFen(0), minNum, reduce: yuan(reduce) })

test.each<[string | undefined, ReductionRule]>([
  [undefined, rule([tier('100', '10'), tier('180', '25')])],
  [undefined, rule([pieces(1, '500')], { ruleType: reductionRule.is.pieces })],
  ['请填写优惠规则', rule([])],
  ['请填写优惠规则', rule([tier('0', '10')])],
  ['请填写优惠规则', rule([pieces(3, '5')])],
  ['请填写优惠规则', rule([tier('100', '0')])],
  ['最多添加5个阶梯', rule([1, 2, 3, 4, 5, 6].map((step) => tier(`${step}00`, `${step}0`)))],
  ['每满减只能设置一个阶梯', rule([tier('100', '10'), tier('180', '25')], { isLoop: true })],
  ['阶梯门槛必须递增', rule([tier('100', '10'), tier('100', '25')])],
  ['阶梯优惠金额必须递增', rule([tier('100', '10'), tier('180', '10')])],
  ['优惠金额必须小于门槛', rule([tier('100', '100')])],
  ['最高减不能小于优惠金额', rule([tier('100', '10')], { isLoop: true, maxReduce: yuan('9.99') })],
])('a rule: %s', (reason, given) => {
  expect(whyNotRule(given)).toBe(reason)
})

test('the words of a rule', () => {
  expect(describeRule(rule([tier('100', '10'), tier('180', '25.5')]))).toBe('满100减10；满180减25.50')
  expect(describeRule(rule([tier('100', '10')], { isLoop: true, maxReduce: yuan('50') }))).toBe('每满100减10，最高减50')
  expect(describeRule(rule([pieces(3, '5')], { ruleType: reductionRule.is.pieces }))).toBe('满3件减5')
})

const day = (date: number) => new Date(Date.UTC(2026, 0, date))

test('a promotion runs from its start to before its end', () => {
  const period = { startTime: day(2), endTime: day(4) }
  expect([1, 2, 3, 4].map((date) => processAt(period, day(date)))).toEqual([0, 1, 1, 2])
  expect(whyNotPeriod({ startTime: day(2), endTime: day(2) })).toBe('结束时间必须晚于开始时间')
  expect(whyNotPeriod({ startTime: day(2), endTime: day(367) })).toBeUndefined()
  expect(whyNotPeriod({ startTime: day(2), endTime: day(368) })).toBe('活动时间不能超过365天')
})

test('what is over is not switched, what is at work is not deleted', () => {
  const { planned, running, ended } = promotionProcess.is
  expect([planned, running, ended].map(whyNotSwitch)).toEqual([undefined, undefined, '活动已结束'])
  expect(whyNotDelete({ process: running, status: true })).toBe('进行中的活动请先关闭')
  expect(whyNotDelete({ process: running, status: false })).toBeUndefined()
  expect(whyNotDelete({ process: ended, status: true })).toBeUndefined()
})

test('of a promotion that has begun only the end and the products may grow', () => {
  const before: ReductionTerms = {
    ...rule([tier('100', '10')]),
    startTime: day(2),
    endTime: day(10),
    scopeType: reductionScope.is.products,
    scopeIds: [1, 2],
    couponStack: true,
  }
  const why = (change: Partial<ReductionTerms>, on = 5) => whyNotChange(before, { ...before, ...change }, day(on))
  const fixed = '进行中的活动只能修改名称、延长结束时间和增加商品'
  expect(why({ tiers: [tier('90', '10')], scopeIds: [] }, 1)).toBeUndefined()
  expect(why({ endTime: day(11), scopeIds: [3, 2, 1] })).toBeUndefined()
  expect(why({ endTime: day(9) })).toBe('进行中的活动只能延长结束时间')
  expect(why({ scopeIds: [1, 3] })).toBe(fixed)
  expect(why({ tiers: [tier('90', '10')] })).toBe(fixed)
  expect(why({ couponStack: false })).toBe(fixed)
  expect(why({ startTime: day(3) })).toBe(fixed)
  expect(why({}, 10)).toBe('活动已结束')
})
