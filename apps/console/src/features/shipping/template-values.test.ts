import type { ShippingDetail } from '@zhanggui/contract/shipping'
import { toFen } from '@zhanggui/domain/kernel/money'
import { freightText } from '@zhanggui/domain/shipping/freight'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '#ui/form/check/form-check.ts'
import { freeColumns, priceColumns } from './line-columns.ts'
import { takenByOthers } from './line-places.ts'
import { linesInWords } from './lines-in-words.ts'
import { keepLines, linesFor, noKeptLines } from './switch-postage.ts'
import { blankLine, defaultLine, ratesOf, ratesSchema, type TemplateValues, valuesOf } from './template-values.ts'
import { tryFreight, whyNotTry } from './try-freight.ts'

const day = new Date('2026-03-01T01:00:00Z')
const line = (regionIds: number[], first: number, firstPrice: number, renewal: number, renewalPrice: number) => ({
  isDefault: regionIds.length === 0,
  regionIds,
  paths: [],
  key: String(regionIds),
  first,
  firstPrice: toFen(firstPrice),
  renewal,
  renewalPrice: toFen(renewalPrice),
})
const shanghai = [310101, 310104]
/** The worked example: 上海 is cheaper, and free from 10 pieces or 199 yuan. */
const worked: ShippingDetail = {
  id: 7,
  name: '茶叶',
  type: 1,
  appoint: 2,
  sort: 0,
  version: 3,
  createTime: day,
  updateTime: day,
  regionList: [line([], 1, 800, 1, 300), line(shanghai, 2, 500, 2, 200)],
  freeList: [{ isDefault: false, regionIds: shanghai, paths: [], key: 'f', number: 10, price: toFen(19900) }],
}
const values = valuesOf(worked)
const schema = ratesSchema((id) => `区${id}`)
const issuesOf = (form: TemplateValues) => problemsOf(schema, form)
const templateOf = (form: TemplateValues) => {
  const template = ratesOf(form, schema)
  if (!template) throw new Error('no template')
  return template
}

describe('issues of a form', () => {
  test('a whole template has none, an empty form asks for the two choices', () => {
    expect(issuesOf(values)).toEqual([])
    const empty = valuesOf(undefined)
    const noChargeBy = { path: 'chargeBy', message: '请选择计费方式' }
    expect(issuesOf(empty)).toEqual([{ path: 'freePostage', message: '请选择包邮方式' }, noChargeBy])
    expect(issuesOf({ ...empty, freePostage: 2 })).toEqual([noChargeBy])
  })

  test('an overlap names the region; what is not typed yet is asked for', () => {
    const lines = [...values.lines, { ...blankLine, regionIds: [310104] }]
    expect(issuesOf({ ...values, lines }).map(({ path, message }) => `${path} ${message}`)).toEqual([
      'lines.2.regionIds 区域重复：区310104',
      'lines.2.first 请输入',
      'lines.2.firstPrice 请输入运费',
      'lines.2.renewal 请输入',
      'lines.2.renewalPrice 请输入续费',
    ])
  })

  test('units follow the way of charging', () => {
    const lines = [{ ...defaultLine, first: 0.5, firstPrice: toFen(0), renewal: 0.5, renewalPrice: toFen(0) }]
    const form = { ...values, lines, freeLines: [] }
    expect(issuesOf({ ...form, chargeBy: 2 })).toEqual([])
    expect(issuesOf({ ...form, chargeBy: 1 })).toHaveLength(2)
  })
})

test('looking at another way of free postage loses nothing', () => {
  const all = keepLines(values, noKeptLines)
  const free = { ...values, ...linesFor(0, all), freePostage: 0 as const }
  expect(free).toMatchObject({ chargeBy: 0, lines: [], freeLines: [] })
  const afterwards = keepLines(free, all)
  expect(linesFor(1, afterwards)).toMatchObject({ chargeBy: 1, lines: [{ regionIds: shanghai }], freeLines: [] })
  expect({ ...free, ...linesFor(2, afterwards), freePostage: 2 }).toEqual(values)
  expect(linesFor(1, noKeptLines).lines).toEqual([blankLine])
  expect(linesFor(2, noKeptLines).lines).toEqual([defaultLine])
})

test('the regions of other lines are taken, but what a line has itself can always be taken away', () => {
  const lines = [defaultLine, { ...blankLine, regionIds: [1, 2] }, { ...blankLine, regionIds: [2, 3] }]
  expect([...takenByOthers(lines, 2)]).toEqual([[1, '第 2 行']])
  expect([...takenByOthers(lines, 0)].map(([id]) => id)).toEqual([1, 2, 3])
})

describe('trying a template out', () => {
  test.each([
    [310101, 5, 11_000, 900, '该地区运费：首 2 件 5.00 元，每续 2 件 2.00 元，共 5 件，续 2 次'],
    [510104, 5, 11_000, 2000, '默认运费：首 1 件 8.00 元，每续 1 件 3.00 元，共 5 件，续 4 次'],
    [310101, 1, 19_900, 0, '该地区满 199.00 元包邮，商品金额 199.00 元，包邮'],
    [310101, 10, 100, 0, '该地区满 10 件包邮，共 10 件，包邮'],
    [310101, 0, 100, 0, '没有需要配送的商品'],
  ])('%i, %i pieces for %i fen', (regionId, pieces, amount, total, why) => {
    const freight = tryFreight(templateOf(values), { regionId, pieces, amountFen: toFen(amount), measure: 0 })
    expect([freight?.totalFen, freight && freightText(freight.why)]).toEqual([total, why])
  })

  test('by weight, whatever the pieces', () => {
    const lines = [{ ...defaultLine, first: 1, firstPrice: toFen(1000), renewal: 0.5, renewalPrice: toFen(400) }]
    const form: TemplateValues = { ...values, chargeBy: 2, lines, freeLines: [] }
    const order = { regionId: 510104, pieces: 7, amountFen: toFen(0), measure: 2.3 }
    expect(tryFreight(templateOf(form), order)?.totalFen).toBe(2200)
  })

  test('more than money can be is not charged, it is refused', () => {
    const most = { first: 1, firstPrice: toFen(0), renewal: 1, renewalPrice: toFen(99_999_999) }
    const form = { ...values, lines: [{ ...defaultLine, ...most }], freeLines: [] }
    const order = { regionId: 510104, pieces: 99_999, amountFen: toFen(0), measure: 0 }
    expect(tryFreight(templateOf(form), order)).toBeUndefined()
    expect(whyNotTry(order)).toBeUndefined()
    expect(whyNotTry({ ...order, pieces: 1.5 })).toBe('件数请输入整数')
  })
})

test('a list in words, for whoever must choose between two of them', () => {
  const words = linesInWords(priceColumns(1), undefined)
  expect(words(values.lines)).toBe(
    '默认：首件 1，运费（元） 8.00，续件 1，续费（元） 3.00；2 个区县：首件 2，运费（元） 5.00，续件 2，续费（元） 2.00',
  )
  expect(linesInWords(freeColumns(2), undefined)([blankLine])).toBe('0 个区县：包邮重量（kg） -，包邮金额（元） -')
  expect(words([])).toBe('')
})
