import { toFen } from '@zhanggui/domain/kernel/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { combination, newSku, newSpec, skuDraft, skuRow, specDraft, specRow } from './sku.ts'
import { specRuleRow } from './spec-rule.ts'

const chars = fc.constantFrom('红', 'a', ',', '[', ']', '"', '{', '1', '\\')
const word = fc.string({ unit: chars, minLength: 1, maxLength: 5 })
const values = fc
  .uniqueArray(fc.oneof(word, fc.constant('__proto__')), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(...names.map(() => word)).map((all) => Object.fromEntries(names.map((name, at) => [name, all[at] ?? '']))),
  )
const fen = fc.nat({ max: 99_999_999 }).map(toFen)
const figures = { price: fen, otPrice: fen, cost: fen, stock: fc.nat({ max: 9_999_999 }) }
const measures = { weight: fc.nat({ max: 99_999_000 }), volume: fc.nat({ max: 99_999_000_000 }) }
const told = { image: fc.constant('/media/a.png'), barCode: fc.string({ unit: chars, maxLength: 40 }) }
const sku = fc.record({ values, ...figures, ...measures, ...told })
const id = fc.integer({ min: 1, max: 1_000_000_000 })
const spec = fc.record({ name: word, values: fc.array(word, { minLength: 1 }) })

const expectRoundTrip = <T>(schema: z.ZodType<T>, given: fc.Arbitrary<T>) =>
  fc.assert(
    fc.property(given, (value) => {
      expect(z.decode(schema, z.encode(schema, value))).toEqual(value)
    }),
  )

describe('round trips', () => {
  test('a SKU of a form', () =>
    expectRoundTrip(
      skuDraft,
      fc.tuple(sku, id).map(([each, of]) => ({ ...each, id: of })),
    ))
  test('a stored SKU', () =>
    expectRoundTrip(
      skuRow,
      fc.tuple(sku, fc.record({ id, label: word, sales: fc.nat() })).map(([each, more]) => ({ ...each, ...more })),
    ))
  test('a SKU that is in no shop yet', () => expectRoundTrip(newSku, sku))
  test('a spec of a form', () => expectRoundTrip(specDraft, spec))
  test('a stored spec', () =>
    expectRoundTrip(
      specRow,
      fc.tuple(spec, id).map(([each, of]) => ({ ...each, id: of })),
    ))
  test('a spec that is in no shop yet', () => expectRoundTrip(newSpec, spec))
  test('the specs of a rule', () => expectRoundTrip(specRuleRow.shape.ruleValue, fc.array(spec)))
})

test('they are spelled on the wire as the specification has it', () => {
  expect(z.encode(specRow, { id: 1, name: '颜色', values: ['红', '蓝'] })).toEqual({
    id: 1,
    attrName: '颜色',
    attrValues: '红,蓝',
  })
  expect(z.encode(specDraft, { name: '长度', values: ['1,5米', '2米'] })).toMatchObject({
    attrValues: '["1,5米","2米"]',
  })
  expect(z.encode(specRuleRow.shape.ruleValue, [{ name: '颜色', values: ['红'] }])).toBe(
    '[{"value":"颜色","detail":["红"]}]',
  )
  const stored = {
    id: 3,
    values: { 颜色: '红' },
    label: '红',
    image: '',
    price: toFen(1050),
    otPrice: toFen(0),
    cost: toFen(0),
    stock: 1,
    sales: 2,
    weight: 250,
    volume: 1,
    barCode: '',
  }
  expect(z.encode(skuRow, stored)).toMatchObject({
    sku: '红',
    attrValue: '{"颜色":"红"}',
    price: '10.50',
    weight: 0.25,
    volume: 0.000001,
  })
})

test('names and values of a form are trimmed, and 0 is no id', () => {
  const wire = {
    id: 0,
    attrValue: '{" 颜色":"红 "}',
    image: '/media/a.png',
    price: 1,
    otPrice: 1,
    cost: 1,
    stock: 1,
    weight: 0,
    volume: 0,
  }
  expect(z.decode(skuDraft, wire)).toMatchObject({ values: { 颜色: '红' } })
  expect(z.decode(skuDraft, wire)).not.toHaveProperty('id')
  expect(z.decode(specDraft, { attrName: ' 颜色 ', attrValues: ' 红, 蓝' })).toEqual({
    name: '颜色',
    values: ['红', '蓝'],
  })
})

test.each(['', '[]', 'null', '{', '{"a":1}', '"a"', 7, {}, null])('%j is no combination', (said) => {
  expect(combination.safeParse(said).error?.issues).toMatchObject([{ message: '规格组合格式不正确' }])
})
