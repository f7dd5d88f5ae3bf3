import { moveProduct } from './move-product.ts'
import type { ProductWrite } from '../form/product-write.ts'

export async function restoreProduct(context: ProductWrite, { id }: { id: number }) {
  await moveProduct(context, id, 'restore')
  return null
}
