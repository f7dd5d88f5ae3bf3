/** Splits a list into parts of limited weight; a single heavier item is a part of its own. */
export function splitByWeight<T>(list: readonly T[], weightOf: (thing: T) => number, most: number): T[][] {
  const slices: T[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const thing of list) {
    const more = weightOf(thing)
    if (weight + more > most) {
      slices.push([])
      weight = 0
    }
    weight += more
    slices.at(-1)?.push(thing)
  }
  return slices
}
