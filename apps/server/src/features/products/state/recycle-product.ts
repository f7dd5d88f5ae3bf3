import { moveProduct } from './move-product.ts'
import type { ProductWrite } from '../form/product-write.ts'

export async function recycleProduct(context: ProductWrite, { id }: { id: number }) {
  await moveProduct(context, id, 'recycle')
  return null
}
