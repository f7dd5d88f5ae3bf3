import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { timedKind, timedStatus, timedWay } from './timed-codes.ts'
import {
  computePrice,
  endOf,
  plannedTexts,
  type TimedTerms,
  waysOf,
  whyNotCancel,
  whyNotInTheirName,
  whyNotRunAt,
  whyNotTerms,
  whyNotTheseSkus,
} from './timed-rules.ts'

const kind = timedKind.is
const way = timedWay.is
const { waiting, done, partial, failed } = timedStatus.is

test('it runs in a minute at the earliest, in a year at the latest', () => {
  const now = new Date('2026-11-19T08:00:00Z')
  const inSeconds = (seconds: number) => whyNotRunAt(new Date(now.getTime() + seconds * 1000), now)
  expect([inSeconds(-1), inSeconds(59)]).toEqual(Array(2).fill('执行时间至少在 1 分钟之后'))
  expect([inSeconds(60), inSeconds(365 * 86_400)]).toEqual([undefined, undefined])
  expect(inSeconds(365 * 86_400 + 1)).toBe('执行时间不能超过一年')
})

const price = (fen: number) => toFen(fen)
test.each<[string, TimedTerms, string | undefined, string | undefined]>([
  ['up', { kind: kind.up, way: way.to }, undefined, undefined],
  ['no price', { kind: kind.price, way: way.to }, 'price', '请填写金额'],
  ['nothing off', { kind: kind.price, way: way.cut, price: price(0) }, 'price', '金额范围为 0.01~999999.99'],
  ['a price', { kind: kind.price, way: way.to, price: price(1) }, undefined, undefined],
  ['no percentage', { kind: kind.price, way: way.percent }, 'percent', '请填写百分比'],
  ['too much', { kind: kind.price, way: way.percent, percent: 1001 }, 'percent', '百分比范围为 1~1000'],
  ['nothing to add', { kind: kind.addStock, way: way.to, stock: 0 }, 'stock', '增加的库存至少为 1'],
  ['sold out', { kind: kind.setStock, way: way.to, stock: 0 }, undefined, undefined],
  ['too many', { kind: kind.setStock, way: way.to, stock: 10_000_000 }, 'stock', '库存范围为 0~9999999'],
  ['half of the stock', { kind: kind.setStock, way: way.percent, percent: 50 }, 'way', '请选择改法'],
  ['no SKU', { kind: kind.price, way: way.each, attrValue: [] }, 'attrValue', '请填写每个规格'],
  ['a blank SKU', { kind: kind.setStock, way: way.each, attrValue: [{ id: 1 }] }, 'attrValue', '请填写库存'],
  [
    'nothing for any SKU',
    { kind: kind.addStock, way: way.each, attrValue: [{ id: 1, stock: 0 }] },
    'attrValue',
    '请填写增加的库存',
  ],
])('%s', (_, terms, field, message) => {
  expect(whyNotTerms(terms)).toEqual(field && { field, message })
})

test('a shelf has no figures, stock no percentages', () => {
  expect(waysOf(kind.down)).toEqual([])
  expect(waysOf(kind.addStock)).toEqual([way.to, way.each])
})

test('prices are whole fen, and a percentage of more is never less', () => {
  const fen = fc.integer({ min: 1, max: 99_999_999 }).map(toFen)
  const percent = fc.integer({ min: 1, max: 1000 })
  fc.assert(
    fc.property(fen, fen, percent, (one, other, part) => {
      const after = (before: typeof one) => computePrice({ kind: kind.price, way: way.percent, percent: part }, before)
      expect(Number.isInteger(after(one))).toBe(true)
      expect(Math.sign(after(one) - after(other)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('what a product has and gets is told over its SKUs', () => {
  const skus = [
    { id: 1, before: 990, after: 890 },
    { id: 2, before: 1990, after: 890 },
  ]
  expect(plannedTexts(kind.price, skus)).toEqual({ before: '9.90~19.90', after: '8.90' })
  expect(plannedTexts(kind.addStock, [{ id: 1, before: 3, after: 5 }])).toEqual({ before: '3', after: '+5' })
  expect(plannedTexts(kind.up, [])).toEqual({ before: '', after: '' })
})

test('it is for the SKUs that there were', () => {
  const planned = [{ id: 1, before: 0, after: 1 }]
  expect(whyNotTheseSkus(planned, [{ id: 1 }])).toBeUndefined()
  for (const now of [[], [{ id: 2 }], [{ id: 1 }, { id: 2 }]]) {
    expect(whyNotTheseSkus(planned, now)).toBe('商品规格在安排之后有变化，请重新安排')
  }
})

test('it is made in the name of somebody who may', () => {
  expect(whyNotInTheirName(undefined)).toBe('安排人的账号已删除')
  expect(whyNotInTheirName({ isEnabled: false, mayChange: true })).toBe('安排人的账号已停用')
  expect(whyNotInTheirName({ isEnabled: true, mayChange: false })).toBe('安排人已没有这项操作的权限')
  expect(whyNotInTheirName({ isEnabled: true, mayChange: true })).toBeUndefined()
})

test('only what waits can be cancelled', () => {
  expect(timedStatus.codes.filter((status) => whyNotCancel(status) === undefined)).toEqual([waiting])
})

test('it ends by what became of its products', () => {
  expect([endOf(2, 0), endOf(1, 1), endOf(0, 2)]).toEqual([done, partial, failed])
})
