import { chargeBy, type ChargeBy } from './shipping-codes.ts'

/** Whole units inside: pieces, grams or cubic centimetres. The screen and the wire say pieces, kg or m³. */
const measures = {
  [chargeBy.is.none]: { unitsPerOne: 1, decimals: 0, name: '件' },
  [chargeBy.is.pieces]: { unitsPerOne: 1, decimals: 0, name: '件' },
  [chargeBy.is.weight]: { unitsPerOne: 1000, decimals: 3, name: 'kg' },
  [chargeBy.is.volume]: { unitsPerOne: 1_000_000, decimals: 6, name: 'm³' },
} as const satisfies Record<ChargeBy, object>

export const measureOf = (by: ChargeBy) => measures[by]

/** 2.3 kg → 2300. What is finer than a unit stays a fraction, for `whyNotTemplate` to find. */
export function toUnits(by: ChargeBy, amount: number): number {
  const units = amount * measures[by].unitsPerOne
  const whole = Math.round(units)
  // Multiplying blurs the last digits, dividing gives the very number that was written.
  return fromUnits(by, whole) === amount ? whole : units
}

/** 2300 → 2.3 kg. */
export const fromUnits = (by: ChargeBy, units: number): number => units / measures[by].unitsPerOne

interface Measures {
  readonly first?: number | undefined
  readonly renewal?: number | undefined
  readonly number?: number | undefined
}

/** The same line with what it measures in the other unit; what is not filled in yet stays so. */
export function convertUnits<Line extends object>(
  line: Line,
  convert: (by: ChargeBy, measure: number) => number,
  by: ChargeBy,
): Line {
  const converted = (['first', 'renewal', 'number'] as const).flatMap((name) => {
    const measure = (line as Measures)[name]
    return measure === undefined ? [] : [[name, convert(by, measure)] as const]
  })
  return { ...line, ...Object.fromEntries(converted) }
}

/** `2.3 kg` */
export const unitsText = (by: ChargeBy, units: number): string => `${fromUnits(by, units)} ${measures[by].name}`
