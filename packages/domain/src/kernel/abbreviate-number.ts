const STEPS = [
  { size: 1e18, sign: 'E' },
  { size: 1e15, sign: 'P' },
  { size: 1e12, sign: 'T' },
  { size: 1e9, sign: 'G' },
  { size: 1e6, sign: 'M' },
  { size: 1e3, sign: 'k' },
] as const

/** A figure for a narrow place (spec §9): 1234 as 1.2k. What would round up to 1000 of a sign takes the next one. */
export function abbreviateNumber(value: number): string {
  const amount = Math.abs(value)
  for (const { size, sign } of STEPS) {
    if (amount >= size * 0.99995 && amount >= 1000) return `${rounded(value / size)}${sign}`
  }
  return rounded(value)
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)
