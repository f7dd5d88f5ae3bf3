import { moveProduct } from './move-product.ts'
import type { ProductWrite } from '../form/product-write.ts'

export async function shelveProduct(context: ProductWrite, { id }: { id: number }) {
  await moveProduct(context, id, 'up')
  return null
}
