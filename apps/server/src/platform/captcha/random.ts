/** Returns a number in [0, 1). For decoration only: secrets come from node:crypto. */
export type Random = () => number

export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min)
}

/** SVG coordinates: a tenth of a pixel is enough and keeps the markup short. */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
