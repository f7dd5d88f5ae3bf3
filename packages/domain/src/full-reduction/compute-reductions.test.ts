import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, parseYuan, sumFen, toFen } from '../kernel/money.ts'
import { priceOrder } from '../order/price-order.ts'
import { computeReductions, type ReducibleLine, type ReducingPromotion } from './compute-reductions.ts'
import { reductionRule, reductionScope } from './full-reduction-codes.ts'
import { whyNotRule } from './full-reduction-rules.ts'

const yuan = (text: string): Fen => parseYuan(text) ?? toFen(Number.NaN)
const line = (price: string, traits: Partial<ReducibleLine> = {}): ReducibleLine => ({
  productId: 1,
  categories: [],
  price: yuan(price),
  pieces: 1,
  ...traits,
})
const tier = (from: string, reduce: string) => ({ minPrice: yuan(from), minNum: 0, reduce: yuan(reduce) })
const pieceTier = (minNum: number, reduce: string) => ({ minPrice: toFen(0), minNum, reduce: yuan(reduce) })
const promotion = (traits: Partial<ReducingPromotion> = {}): ReducingPromotion => ({
  id: 1,
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers: [tier('100', '10'), tier('180', '25')],
  scopeType: reductionScope.is.shop,
  scopeIds: [],
  ...traits,
})
const loop = promotion({ isLoop: true, maxReduce: yuan('50'), tiers: [tier('100', '10')] })
const three = promotion({ ruleType: reductionRule.is.pieces, tiers: [pieceTier(3, '5')] })

/** Amount, text and hint of the one promotion. */
const outcome = (lines: readonly ReducibleLine[], rule: ReducingPromotion) =>
  computeReductions(lines, [rule]).map(({ amount, text, hint }) => [amount, text, hint])[0]

describe('the examples of the sheet of marketing, 7.1', () => {
  test.each([
    ['188.50', 2500, '已满180减25', ''],
    ['180.00', 2500, '已满180减25', ''],
    ['179.99', 1000, '已满100减10', '再买0.01元可减25元'],
    ['178.50', 1000, '已满100减10', '再买1.50元可减25元'],
    ['99.99', 0, '', '再买0.01元可减10元'],
  ])('tiers: %s', (price, ...expected) => {
    expect(outcome([line(price)], promotion())).toEqual(expected)
  })

  test.each([
    ['688.00', 5000, '已满600减50', ''],
    ['388.00', 3000, '已满300减30', '再买12元可减40元'],
    ['99.00', 0, '', '再买1元可减10元'],
  ])('每满100减10, cap 50: %s', (price, ...expected) => {
    expect(outcome([line(price)], loop)).toEqual(expected)
  })

  test('满3件减5 with five pieces, and as a loop', () => {
    const five = [line('20', { pieces: 2 }), line('30', { pieces: 3 })]
    expect(outcome(five, three)).toEqual([500, '已满3件减5', ''])
    expect(outcome(five, { ...three, isLoop: true })).toEqual([500, '已满3件减5', '再买1件可减10元'])
  })

  test('the worked example of 4.5: 25.00 off three lines, to the fen', () => {
    const goods = (['59.90', '39.00', '9.90'] as const).map((price, index) => ({
      unitPrice: yuan(price),
      pieces: [2, 1, 3][index] ?? 0,
      freight: toFen(0),
    }))
    const lines = goods.map(({ unitPrice, pieces }) => line('0', { price: toFen(unitPrice * pieces), pieces }))
    const discounts = computeReductions(lines, [promotion()]).map(({ amount, lines: places }) => ({
      kind: 'fullReduction' as const,
      amount,
      lines: places,
    }))
    expect(priceOrder(goods, discounts).lines.map(({ fullReduction }) => fullReduction)).toEqual([1589, 517, 394])
  })
})

test('goods are never free, however many pieces there are', () => {
  expect(outcome([line('0.02', { pieces: 3 })], three)?.[0]).toBe(1)
  expect(outcome([line('0.01', { pieces: 3 })], three)).toEqual([0, '', ''])
})

test('a line takes the promotion that names it most closely; the others keep the rest', () => {
  const shop = promotion({ id: 1 })
  const upper = promotion({ id: 2, scopeType: reductionScope.is.categories, scopeIds: [10] })
  const category = promotion({ id: 3, scopeType: reductionScope.is.categories, scopeIds: [11] })
  const product = promotion({ id: 4, scopeType: reductionScope.is.products, scopeIds: [7] })
  const lines = [
    line('100', { productId: 7, categories: [{ id: 11, pid: 10 }] }),
    line('100', { productId: 8, categories: [{ id: 11, pid: 10 }] }),
    line('100', { productId: 9, categories: [{ id: 12, pid: 10 }] }),
    line('100', { productId: 6 }),
  ]
  const owners = computeReductions(lines, [shop, upper, category, product]).map((each) => [
    each.promotion.id,
    each.lines,
  ])
  expect(owners).toEqual([
    [1, [3]],
    [2, [2]],
    [3, [1]],
    [4, [0]],
  ])
})

describe('whatever is ordered under whatever promotions', () => {
  const someTiers = fc
    .uniqueArray(fc.integer({ min: 2, max: 500 }), { minLength: 1, maxLength: 5 })
    .map((steps) => steps.toSorted((a, b) => a - b))
  const somePromotion = fc
    .record({
      ruleType: fc.constantFrom(...reductionRule.codes),
      isLoop: fc.boolean(),
      maxReduce: fc.constantFrom(0, 90_000),
      steps: someTiers,
      scopeType: fc.constantFrom(...reductionScope.codes),
      scopeIds: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
    })
    .map(({ steps, ...rest }) => ({
      ...rest,
      maxReduce: toFen(rest.maxReduce),
      tiers: (rest.isLoop ? steps.slice(0, 1) : steps).map((step) => ({
        minPrice: toFen(step * 100),
        minNum: step,
        reduce: toFen(step * 99),
      })),
    }))
  const someLine = fc.record({
    productId: fc.integer({ min: 1, max: 6 }),
    categories: fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), pid: fc.integer({ min: 4, max: 6 }) })),
    unitPrice: fc.integer({ min: 1, max: 99_999 }).map(toFen),
    pieces: fc.integer({ min: 1, max: 20 }),
  })
  const some = { lines: fc.array(someLine, { minLength: 1, maxLength: 12 }), promotions: fc.array(somePromotion) }

  const priced = (
    lines: readonly (Omit<ReducibleLine, 'price'> & { unitPrice: Fen })[],
    rules: ReducingPromotion[],
  ) => {
    const reductions = computeReductions(
      lines.map((each) => ({ ...each, price: toFen(each.unitPrice * each.pieces) })),
      rules,
    )
    const goods = lines.map(({ unitPrice, pieces }) => ({ unitPrice, pieces, freight: toFen(0) }))
    const discounts = reductions
      .filter(({ amount }) => amount > 0)
      .map(({ amount, lines: places }) => ({ kind: 'fullReduction' as const, amount, lines: places }))
    return { reductions, price: priceOrder(goods, discounts) }
  }

  test('shares add up to the reductions to the fen, no line is paid for with less than nothing', () => {
    fc.assert(
      fc.property(fc.record(some), ({ lines, promotions }) => {
        const rules = promotions.map((each, id) => ({ ...each, id }))
        if (rules.some((rule) => whyNotRule(rule))) throw new Error('the rules of this test are allowed ones')
        const { reductions, price } = priced(lines, rules)
        expect(price.fullReduction).toBe(sumFen(reductions.map(({ amount }) => amount)))
        expect(sumFen(price.lines.map(({ pay }) => pay))).toBe(price.goods - price.fullReduction)
        expect(price.lines.every(({ pay }) => pay >= 0)).toBe(true)
        expect(price.pay).toBeGreaterThan(0)
        const places = reductions.flatMap((reduction) => reduction.lines)
        expect(new Set(places).size).toBe(places.length)
      }),
    )
  })

  test('the order of lines and of promotions makes no difference', () => {
    fc.assert(
      fc.property(fc.record(some), fc.infiniteStream(fc.nat()), ({ lines, promotions }, random) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((value) => ({ value, by: random.next().value ?? 0 }))
            .toSorted((a, b) => a.by - b.by)
            .map(({ value }) => value)
        const rules = promotions.map((each, id) => ({ ...each, id }))
        const summary = ({ reductions, price }: ReturnType<typeof priced>) => ({
          amounts: reductions.map(({ promotion: { id }, amount }) => `${id}: ${amount}`).toSorted(),
          shares: price.lines.map(({ goods, pay }) => `${goods}: ${pay}`).toSorted(),
        })
        expect(summary(priced(shuffled(lines), shuffled(rules)))).toEqual(summary(priced(lines, rules)))
      }),
    )
  })
})
