interface Named {
  readonly value: number
  readonly label: string
}
export interface MovedSku {
  readonly skuId: number
  readonly sku: string
}

/**
 * The SKUs that movements can be narrowed to: those that are sold, then those that are met among the movements. Which of
 * these are gone can be told only where it is known what is sold.
 */
export function ledgerSkus(
  sold: readonly { readonly id: number; readonly label: string }[] | undefined,
  moved: readonly MovedSku[],
): Named[] {
  const known = new Map(sold?.map(({ id, label }) => [id, label]))
  const others = moved
    .filter(({ skuId }) => !known.has(skuId))
    .map(({ skuId, sku }) => [skuId, sold ? `${sku}（已删除）` : sku] as const)
  return [...known, ...new Map(others)].map(([value, label]) => ({ value, label }))
}
