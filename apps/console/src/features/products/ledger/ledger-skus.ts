interface Named {
  readonly value: number
  readonly label: string
}

/** The SKUs that movements can be narrowed to: those that are sold, then those that are met among the movements. */
export function ledgerSkus(
  sold: readonly { readonly id: number; readonly sku: string }[],
  moved: readonly { readonly skuId: number; readonly sku: string }[],
): Named[] {
  const known = new Map(sold.map(({ id, sku }) => [id, sku]))
  const gone = moved
    .filter(({ skuId }) => !known.has(skuId))
    .map(({ skuId, sku }) => [skuId, `${sku}（已删除）`] as const)
  return [...known, ...new Map(gone)].map(([value, label]) => ({ value, label }))
}
