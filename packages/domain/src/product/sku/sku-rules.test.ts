import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  combinationsOf,
  rebuildSkus,
  single,
  skuKeyOf,
  skuText,
  tidySpecs,
  valuesIn,
  whyNotRuleSpecs,
  whyNotSkus,
  whyNotSpecs,
  type SkuValues,
  type Spec,
} from './sku-rules.ts'

interface Row {
  id?: number | undefined
  values: SkuValues
  price: number
}
const blank = (values: SkuValues, like?: Row): Row => ({ values, price: like?.price ?? 0.01 })
const spec = (name: string, ...values: string[]): Spec => ({ name, values })
const colour = spec('颜色', '红', '蓝')
const size = spec('尺码', 'S', 'M')

/** The table of a saved product: ids from 1. */
const saved = (specs: readonly Spec[]): Row[] =>
  combinationsOf(specs).map((values, index) => ({ id: index + 1, values, price: index + 10 }))
const idsByKey = (rows: readonly Row[]) => new Map(rows.map(({ id, values }) => [skuKeyOf(values), id]))

describe('combinations', () => {
  test('vary the first spec slowest', () => {
    const texts = combinationsOf([colour, size]).map((values) => skuText(valuesIn([colour, size], values)))
    expect(texts).toEqual(['红,S', '红,M', '蓝,S', '蓝,M'])
    expect(combinationsOf([single])).toEqual([{ 规格: '默认' }])
    expect([combinationsOf([]), combinationsOf([spec('空')])]).toEqual([[], []])
  })

  test('are told apart whatever the names look like, and named in the order of the specs', () => {
    expect(skuKeyOf({ 长: '10', 宽: '20' })).not.toBe(skuKeyOf({ 长: '20', 宽: '10' }))
    expect(skuKeyOf({ a_b: 'c' })).not.toBe(skuKeyOf({ a: 'b_c' }))
    expect(skuKeyOf({ b: '2', a: '1' })).toBe(skuKeyOf({ a: '1', b: '2' }))
    const odd = [spec('2', 'x'), spec('1', 'y'), spec('__proto__', 'z')]
    expect(combinationsOf(odd).map((values) => valuesIn(odd, values))).toEqual([['x', 'y', 'z']])
  })
})

describe('a rebuilt table', () => {
  test('drops only the rows of a replaced value', () => {
    const old = saved([colour, size])
    const { rows, dropped } = rebuildSkus(old, [spec('颜色', '红', '绿'), size], blank)
    expect(rows.map(({ id, price }) => [id, price])).toEqual([
      [1, 10],
      [2, 11],
      [undefined, 0.01],
      [undefined, 0.01],
    ])
    expect(dropped).toEqual(old.slice(2))
  })

  test('lets the first value of a new spec continue the old rows; the others only know them', () => {
    const { rows, dropped } = rebuildSkus(saved([colour]), [size, colour], blank)
    expect(rows).toEqual([
      { id: 1, values: { 尺码: 'S', 颜色: '红' }, price: 10 },
      { id: 2, values: { 尺码: 'S', 颜色: '蓝' }, price: 11 },
      { values: { 尺码: 'M', 颜色: '红' }, price: 10 },
      { values: { 尺码: 'M', 颜色: '蓝' }, price: 11 },
    ])
    expect(dropped).toEqual([])
  })

  test('continues nothing when a spec goes, and knows the first row that was like it', () => {
    const old = saved([colour, size])
    const { rows, dropped } = rebuildSkus(old, [colour], blank)
    expect(rows).toEqual([
      { values: { 颜色: '红' }, price: 10 },
      { values: { 颜色: '蓝' }, price: 12 },
    ])
    expect(dropped).toEqual(old)
    expect(rebuildSkus(old, [single], blank)).toEqual({ rows: [blank({ 规格: '默认' })], dropped: old })
  })
})

describe('whatever the specs', () => {
  const name = fc.constantFrom('颜色', '尺码', 'a_b', '1', '__proto__', 'a,b')
  const value = fc.constantFrom('S', 'M', '10', '20', 'a_b', 'a,b', '"')
  const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
  const specs = fc.uniqueArray(fc.record({ name, values }), { selector: (s) => s.name, minLength: 1, maxLength: 4 })

  test('another order of specs and values keeps every id', () => {
    const shuffled = specs.chain((before) =>
      fc.tuple(
        fc.constant(before),
        fc.shuffledSubarray(before, { minLength: before.length }).chain((after) =>
          fc.tuple(
            ...after.map((s) =>
              fc.record({
                name: fc.constant(s.name),
                values: fc.shuffledSubarray(s.values, { minLength: s.values.length }),
              }),
            ),
          ),
        ),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([before, after]) => {
        const old = saved(before)
        const { rows, dropped } = rebuildSkus(old, after, blank)
        expect(idsByKey(rows)).toEqual(idsByKey(old))
        expect(dropped).toEqual([])
      }),
    )
  })

  test('another value drops only its own rows', () => {
    fc.assert(
      fc.property(specs, fc.nat(), (before, pick) => {
        const changed = before[pick % before.length]
        if (!changed) return
        const [gone] = changed.values
        const after = before.map((s) => (s === changed ? { ...s, values: ['新', ...s.values.slice(1)] } : s))
        const { rows, dropped } = rebuildSkus(saved(before), after, blank)
        expect(dropped.every((row) => row.values[changed.name] === gone)).toBe(true)
        expect(rows.every((row) => (row.id === undefined) === (row.values[changed.name] === '新'))).toBe(true)
      }),
    )
  })

  test('no id comes twice and none is lost unreported', () => {
    fc.assert(
      fc.property(specs, specs, (before, after) => {
        const old = saved(before)
        const { rows, dropped } = rebuildSkus(old, after, blank)
        const ids = [...rows, ...dropped].flatMap(({ id }) => id ?? [])
        expect(ids.toSorted((a, b) => a - b)).toEqual(old.map(({ id }) => id))
        expect(idsByKey(rows).size).toBe(combinationsOf(after).length)
      }),
    )
  })
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

test.each<[string, Spec[], string | undefined]>([
  ['nothing', [], '请填写规格！'],
  ['2000 combinations', [spec('a', ...many(50)), spec('b', ...many(40))], undefined],
  ['2001 and more', [spec('a', ...many(50)), spec('b', ...many(41))], '规格组合不能超过2000个'],
  ['six specs', many(6).map((name) => spec(name, 'x')), '规格不能超过5个'],
  ['51 values', [spec('a', ...many(51))], '每个规格的规格值不能超过50个'],
  ['no name', [spec(' ', 'x')], '请添加完整的规格！'],
  ['no values', [spec('a')], '请添加完整的规格！'],
  ['an empty value', [spec('a', ' ')], '请添加规格值'],
  ['NUL in a value', [spec('a', 'x\0')], '规格不能包含不可见字符'],
  ['half a character in a name', [spec('a\uD800', 'x')], '规格不能包含不可见字符'],
  ['a long value', [spec('a', '长'.repeat(33))], '规格值不能超过32个字符'],
  ['a long name', [spec('长'.repeat(33), 'x')], '规格名称不能超过32个字符'],
  ['a value twice', [spec('a', '红', ' 红 ')], '规格值重复：红'],
  ['a name twice', [spec('a', '红'), spec(' a', '蓝')], '规格名称重复：a'],
])('specs with %s', (_, specs, reason) => expect(whyNotSpecs(specs)).toBe(reason))

test('specs are tidied', () => {
  expect(tidySpecs([spec(' 颜色 ', '红', ' 红', ''), spec('颜色', '蓝'), spec('', 'x'), spec('空')])).toEqual([
    spec('颜色', '红'),
    spec('空'),
  ])
})

test.each<[string, SkuValues[], string | undefined]>([
  ['some of the combinations', [{ 尺码: 'S', 颜色: '红' }], undefined],
  ['nothing', [], '规格明细不能为空'],
  ['an unknown value', [{ 颜色: '绿', 尺码: 'S' }], '规格值与规格不一致：绿,S'],
  ['a spec too few', [{ 颜色: '红' }], '规格值与规格不一致：红'],
  [
    'one twice',
    [
      { 颜色: '红', 尺码: 'S' },
      { 尺码: 'S', 颜色: '红' },
    ],
    '规格组合重复：红,S',
  ],
])('SKUs with %s', (_, skus, reason) => expect(whyNotSkus([colour, size], skus)).toBe(reason))

test('a template has a spec, and each spec a value', () => {
  expect([[], [spec('颜色')], [colour]].map(whyNotRuleSpecs)).toEqual([
    '请至少添加一个规格！',
    '请添加规格值',
    undefined,
  ])
})
