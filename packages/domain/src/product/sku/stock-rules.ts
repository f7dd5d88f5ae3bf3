/** Of one SKU. */
export const MOST_STOCK = 9_999_999

export const whyNotStock = (stock: number): string | undefined =>
  stock > MOST_STOCK ? `库存不能超过${MOST_STOCK}` : undefined
