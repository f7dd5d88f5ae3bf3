declare const fen: unique symbol

/** Money is a whole number of fen everywhere inside; yuan exist only on the wire and on the screen. */
export type Fen = number & { readonly [fen]: true }

/** The largest amount that a numeric(12,2) of the older systems holds. */
const LARGEST = 999_999_999_999

export function toFen(value: number): Fen {
  if (!Number.isSafeInteger(value) || Math.abs(value) > LARGEST) throw new RangeError(`not an amount in fen: ${value}`)
  return value as Fen
}

/** Reads `12`, `12.3` or `-12.34`; anything else, more than two decimals included, is not money. */
export function parseYuan(text: string): Fen | undefined {
  const match = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole = '0', decimals = ''] = match
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return toFen(sign === '-' && value !== 0 ? -value : value)
}

export function formatYuan(value: Fen): string {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What was added is taken off; nothing stays nothing. */
export const negateFen = (value: Fen): Fen => toFen(0 - value)

export const sumFen = (values: readonly Fen[]): Fen => toFen(values.reduce((sum, value) => sum + value, 0))

/** Fractions as whole numbers in the same proportion; one finer than a millionth counts as the nearest. */
const wholeWeights = (weights: readonly number[]): readonly number[] =>
  weights.every(Number.isInteger) ? weights : weights.map((weight) => Math.round(weight * 1_000_000))

/**
 * Splits a total by weights so that the parts add up to the total exactly (largest remainder; ties go to the larger
 * weight, then to the earlier part). All weights zero: the whole total goes to the first part.
 */
export function prorateFen(total: Fen, shares: readonly number[]): Fen[] {
  const weights = wholeWeights(shares)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => toFen(index === 0 ? total : 0))
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(whole))
  const remainders = weights.map((weight, index) => ({
    index,
    weight,
    rest: (BigInt(total) * BigInt(weight)) % BigInt(whole),
  }))
  let missing = total - Number(exact.reduce((sum, part) => sum + part, 0n))
  const parts = exact.map(Number)
  const step = Math.sign(missing)
  const neediest = remainders.toSorted(
    (a, b) => Number(abs(b.rest) - abs(a.rest)) || b.weight - a.weight || a.index - b.index,
  )
  for (const { index } of neediest) {
    if (missing === 0) break
    parts[index] = (parts[index] ?? 0) + step
    missing -= step
  }
  return parts.map(toFen)
}

const abs = (value: bigint) => (value < 0n ? -value : value)
