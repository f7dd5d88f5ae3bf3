export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** `share` of the values are not above it. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
