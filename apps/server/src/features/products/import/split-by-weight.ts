/** The list in parts, none of them heavier than this unless it is a single thing. */
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
