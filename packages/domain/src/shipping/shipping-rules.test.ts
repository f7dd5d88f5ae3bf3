import { describe, expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { chargeBy, freePostage } from './shipping-codes.ts'
import { whyNotTemplate, type TemplateDraft } from './shipping-rules.ts'

const everywhere = { isDefault: true, regionIds: [] }
const at = (...regionIds: number[]) => ({ isDefault: false, regionIds })
const price = { first: 1, firstPrice: toFen(0), renewal: 1, renewalPrice: toFen(0) }
const free = { number: 1, price: toFen(0) }
const custom: TemplateDraft = {
  freePostage: freePostage.is.custom,
  chargeBy: chargeBy.is.pieces,
  lines: [
    { ...everywhere, ...price },
    { ...at(1, 2), ...price },
  ],
  freeLines: [{ ...at(1, 2), ...free }],
}
const partial: TemplateDraft = { ...custom, freePostage: freePostage.is.partial, lines: [{ ...at(1), ...price }] }
const weighed = (first: number, firstPrice = 0): TemplateDraft => ({
  ...partial,
  chargeBy: chargeBy.is.weight,
  lines: [{ ...at(1), ...price, first, firstPrice: toFen(firstPrice), renewal: 100 }],
})

const found = (draft: TemplateDraft) =>
  whyNotTemplate(draft, (id) => `区${id}`).map(({ path, message }) => `${path} ${message}`)

describe('a template', () => {
  test.each<[string, TemplateDraft, string[]]>([
    ['whole', custom, []],
    ['partly free, its free lines not counting', { ...partial, freeLines: [{ ...everywhere }] }, []],
    ['nationwide free', { ...custom, freePostage: 0, chargeBy: 0, lines: [{ ...at() }] }, []],
    ['without a way of charging', { ...custom, chargeBy: 0 }, ['chargeBy 请选择计费方式']],
    [
      'custom without a default',
      { ...custom, lines: custom.lines.slice(1) },
      ['lines 不包邮，最少需要一条公共区域运费数据'],
    ],
    [
      'with two defaults',
      { ...custom, lines: [...custom.lines, { ...everywhere, ...price }] },
      ['lines.2.regionIds 区域重复：默认区域'],
    ],
    ['partly free without lines', { ...partial, lines: [] }, ['lines 请至少选择一个区域']],
    [
      'partly free with a default',
      { ...partial, lines: [{ ...everywhere, ...price }] },
      ['lines.0.regionIds 请至少选择一个区域'],
    ],
    [
      'with a line nowhere',
      { ...custom, freeLines: [{ ...at(), ...free }] },
      ['freeLines.0.regionIds 请至少选择一个区域'],
    ],
    [
      'with a region twice',
      { ...custom, lines: [...custom.lines, { ...at(3, 2), ...price }] },
      ['lines.2.regionIds 区域重复：区2'],
    ],
    [
      'with many regions twice',
      {
        ...partial,
        lines: [
          { ...at(1, 2, 3, 4, 5, 6), ...price },
          { ...at(6, 5, 4, 3, 2, 1), ...price },
        ],
      },
      ['lines.1.regionIds 区域重复：区6、区5、区4、区3、区2 等6个'],
    ],
    [
      'with nothing filled in',
      { ...custom, lines: [everywhere], freeLines: [everywhere] },
      [
        'lines.0.first 请输入',
        'lines.0.firstPrice 请输入运费',
        'lines.0.renewal 请输入',
        'lines.0.renewalPrice 请输入续费',
        'freeLines.0.number 请输入',
        'freeLines.0.price 请输入包邮金额',
      ],
    ],
    [
      'with half a piece',
      { ...partial, lines: [{ ...at(1), ...price, first: 0.5, renewal: 1.5 }] },
      ['lines.0.first 请输入不小于1的整数', 'lines.0.renewal 请输入不小于1的整数'],
    ],
    ['of 0.1 kg', weighed(100), []],
    ['of less', weighed(99), ['lines.0.first 不能小于0.1']],
    ['of half a gram', weighed(100.5), ['lines.0.first 最多3位小数']],
    ['of too much', weighed(10_000_000_000), ['lines.0.first 不能超过9999999']],
    ['with a negative price', weighed(100, -1), ['lines.0.firstPrice 运费不能为负数']],
    ['with too high a price', weighed(100, 100_000_000), ['lines.0.firstPrice 运费不能超过999999.99']],
  ])('%s', (_, draft, issues) => expect(found(draft)).toEqual(issues))
})
