import { moveProduct } from './move-product.ts'
import type { ProductWrite } from '../form/product-write.ts'

export async function unshelveProduct(context: ProductWrite, { id }: { id: number }) {
  await moveProduct(context, id, 'down')
  return null
}
