/** Of one SKU. */
export const MAX_STOCK = 9_999_999

export const whyNotStock = (stock: number): string | undefined =>
  stock > MAX_STOCK ? `库存不能超过${MAX_STOCK}` : undefined
