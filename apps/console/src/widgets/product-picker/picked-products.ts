interface Product {
  readonly id: number
}

/** The choice after the ticks of one page changed: what other pages chose stays, and all stand in the order of choice. */
export function withTicked<P extends Product>(
  chosen: readonly P[],
  page: readonly P[],
  ticked: ReadonlySet<unknown>,
): P[] {
  const isHere = new Set(page.map(({ id }) => id))
  const kept = chosen.filter(({ id }) => !isHere.has(id) || ticked.has(id))
  const held = new Set(kept.map(({ id }) => id))
  return [...kept, ...page.filter(({ id }) => ticked.has(id) && !held.has(id))]
}

export const whyNotTake = (count: number, max: number | undefined): string | undefined =>
  max !== undefined && count > max ? `最多选择${max}个` : undefined
