import { moveProduct } from './move-product.ts'
import type { ProductWrite } from '../form/product-write.ts'

export async function submitProduct(
  context: ProductWrite,
  { id, isAutoUp = false }: { id: number; isAutoUp?: boolean | undefined },
) {
  await moveProduct(context, id, 'submit', { isAutoUp })
  return null
}
