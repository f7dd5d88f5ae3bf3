/** Goods of one order that are to be fetched from the shelf. */
export interface PickedLine {
  readonly productId: number
  readonly skuId: number
  readonly productName: string
  readonly sku: string
  readonly image: string
  readonly num: number
}

export interface Pick extends PickedLine {
  /** How many orders want it. */
  readonly orders: number
}

/** Everything that some orders want, once for each SKU; what many want comes first within its product. */
export function mergePicks(orders: readonly (readonly PickedLine[])[]): Pick[] {
  const picks = new Map<number, Pick>()
  for (const lines of orders) {
    const seen = new Set<number>()
    for (const line of lines) {
      if (line.num === 0) continue
      const before = picks.get(line.skuId)
      const isFirst = !seen.has(line.skuId)
      seen.add(line.skuId)
      picks.set(line.skuId, {
        ...(before ?? line),
        num: (before?.num ?? 0) + line.num,
        orders: (before?.orders ?? 0) + (isFirst ? 1 : 0),
      })
    }
  }
  return [...picks.values()].toSorted((a, b) => a.productId - b.productId || b.num - a.num || a.skuId - b.skuId)
}
