import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseYuan, sumFen, toFen, type Fen } from '../kernel/money.ts'
import { computeFreight, freightText, type Parcel, type Place, type ShippingTemplate } from './freight.ts'
import { fromUnits, toUnits } from './freight-units.ts'
import { chargeBy, freePostage } from './shipping-codes.ts'

const SHANGHAI = 310101
const CHENGDU = 510104
const yuan = (text: string): Fen => parseYuan(text) ?? toFen(Number.NaN)

const everywhere: Place = { isDefault: true, regionIds: [] }
const shanghai: Place = { isDefault: false, regionIds: [310104, SHANGHAI] }
const price = (place: Place, first: number, firstPrice: string, renewal: number, renewalPrice: string) => ({
  ...place,
  first,
  firstPrice: yuan(firstPrice),
  renewal,
  renewalPrice: yuan(renewalPrice),
})
const byPieces: ShippingTemplate = {
  freePostage: freePostage.is.custom,
  chargeBy: chargeBy.is.pieces,
  lines: [price(everywhere, 1, '8', 1, '3'), price(shanghai, 2, '5', 2, '2')],
  freeLines: [{ ...shanghai, number: 10, price: yuan('199') }],
}
const byWeight: ShippingTemplate = {
  ...byPieces,
  chargeBy: chargeBy.is.weight,
  lines: [price(everywhere, 1000, '10', 500, '4')],
  freeLines: [],
}
const parcel = (pieces: number, unitPrice: string, weightG = 0): Parcel => ({
  pieces,
  priceFen: yuan(unitPrice),
  weightG,
  volumeCm3: 0,
})
const order = [parcel(3, '20'), parcel(2, '25')]

describe('the worked examples', () => {
  test.each<[string, ShippingTemplate, number, Parcel[], number, number[], string]>([
    [
      '上海',
      byPieces,
      SHANGHAI,
      order,
      900,
      [540, 360],
      '该地区运费：首 2 件 5.00 元，每续 2 件 2.00 元，共 5 件，续 2 次',
    ],
    [
      '成都',
      byPieces,
      CHENGDU,
      order,
      2000,
      [1200, 800],
      '默认运费：首 1 件 8.00 元，每续 1 件 3.00 元，共 5 件，续 4 次',
    ],
    [
      '8 pieces',
      byPieces,
      SHANGHAI,
      [parcel(8, '20')],
      1100,
      [1100],
      '该地区运费：首 2 件 5.00 元，每续 2 件 2.00 元，共 8 件，续 3 次',
    ],
    ['10 pieces', byPieces, SHANGHAI, [parcel(10, '19.9')], 0, [0], '该地区满 199.00 元包邮，商品金额 199.00 元，包邮'],
    ['10 cheap pieces', byPieces, SHANGHAI, [parcel(10, '1')], 0, [0], '该地区满 10 件包邮，共 10 件，包邮'],
    ['one piece', byPieces, SHANGHAI, [parcel(1, '1')], 500, [500], '该地区运费：首 2 件 5.00 元，共 1 件，只收首费'],
    [
      '2.3 kg',
      byWeight,
      CHENGDU,
      [parcel(1, '1', 2300)],
      2200,
      [2200],
      '默认运费：首 1 kg 10.00 元，每续 0.5 kg 4.00 元，共 2.3 kg，续 3 次',
    ],
    ['nothing', byPieces, SHANGHAI, [], 0, [], '没有需要配送的商品'],
  ])('%s', (_, template, district, parcels, total, perLine, text) => {
    const freight = computeFreight(template, district, parcels)
    expect([freight.totalFen, freight.perLine]).toEqual([total, perLine])
    expect(freightText(freight.why)).toBe(text)
  })
})

describe('what the reference gets wrong', () => {
  test('a free line for everywhere else is read', () => {
    const template = { ...byPieces, freeLines: [{ ...everywhere, number: 5, price: yuan('999') }] }
    expect(computeFreight(template, CHENGDU, order)).toMatchObject({ totalFen: 0, why: { kind: 'freeByNumber' } })
  })

  test('the freight of weightless items is split by pieces', () => {
    expect(computeFreight(byWeight, CHENGDU, order)).toMatchObject({ totalFen: 1000, perLine: [600, 400] })
  })

  test('partly free: who is not named does not pay; free lines do not count', () => {
    const template = { ...byPieces, freePostage: freePostage.is.partial, lines: byPieces.lines.slice(1) }
    expect(computeFreight(template, CHENGDU, order)).toMatchObject({ totalFen: 0, why: { kind: 'unlisted' } })
    expect(computeFreight(template, SHANGHAI, [parcel(10, '100')]).totalFen).toBe(1300)
  })

  test('nationwide free ignores lines; a custom template without a default line is a bug, not free', () => {
    expect(computeFreight({ ...byPieces, freePostage: freePostage.is.nationwide }, CHENGDU, order).totalFen).toBe(0)
    expect(() => computeFreight({ ...byPieces, lines: byPieces.lines.slice(1) }, CHENGDU, order)).toThrow('default')
  })
})

describe('whatever the template', () => {
  const fen = fc.integer({ min: 0, max: 99_999 }).map(toFen)
  const unit = fc.integer({ min: 1, max: 100_000 })
  const line = fc.record({ first: unit, firstPrice: fen, renewal: unit, renewalPrice: fen })
  const template = fc.record({
    freePostage: fc.constantFrom(...freePostage.codes),
    chargeBy: fc.constantFrom(chargeBy.is.pieces, chargeBy.is.weight, chargeBy.is.volume),
    lines: fc.tuple(
      line.map((l) => ({ ...l, ...everywhere })),
      line.map((l) => ({ ...l, ...shanghai })),
    ),
    freeLines: fc.array(
      fc.record({ number: unit, price: fen }).map((l) => ({ ...l, ...shanghai })),
      { maxLength: 1 },
    ),
  })
  const nat = (max: number) => fc.nat({ max })
  const some = fc.record({
    pieces: nat(99),
    priceFen: nat(99_999).map(toFen),
    weightG: nat(9999),
    volumeCm3: nat(9999),
  })
  const parcels = fc.array(some, { minLength: 1, maxLength: 8 })
  const district = fc.constantFrom(SHANGHAI, CHENGDU)

  test('the lines add up to a total that is never negative', () => {
    fc.assert(
      fc.property(template, district, parcels, (t, where, lines) => {
        const { totalFen, perLine } = computeFreight(t, where, lines)
        expect(sumFen(perLine)).toBe(totalFen)
        expect(Math.min(totalFen, ...perLine)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('more pieces never cost less, unless they make it free', () => {
    fc.assert(
      fc.property(template, district, parcels, nat(50), (t, where, lines, more) => {
        const before = computeFreight(t, where, lines)
        const after = computeFreight(
          t,
          where,
          lines.map((l, i) => (i === 0 ? { ...l, pieces: l.pieces + more } : l)),
        )
        return after.why.kind !== 'priced' || after.totalFen >= before.totalFen
      }),
    )
  })
})

test('a fraction of a piece or of a gram costs as what is started, it stops nothing', () => {
  const { totalFen, perLine } = computeFreight(byPieces, CHENGDU, [parcel(1, '0.33'), parcel(0.5, '0.33')])
  expect([totalFen, perLine]).toEqual([1100, [733, 367]])
  expect(computeFreight(byPieces, SHANGHAI, [parcel(0.5, '0.33')]).totalFen).toBe(500)
  expect(computeFreight(byWeight, CHENGDU, [parcel(1, '1', 1000.5)]).totalFen).toBe(1400)
})

test('units are whole and read back the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...chargeBy.codes), fc.nat({ max: 99_999_000_000 }), (by, units) => {
      return toUnits(by, fromUnits(by, units)) === units
    }),
  )
  expect([toUnits(chargeBy.is.weight, 2.3), toUnits(chargeBy.is.volume, 65_659.740_126)]).toEqual([
    2300, 65_659_740_126,
  ])
  expect(Number.isInteger(toUnits(chargeBy.is.weight, 0.0005))).toBe(false)
})
