import { moveProduct } from './move-product.ts'
import { recordProductPictures } from '../form/record-product-pictures.ts'
import type { ProductWrite } from '../form/product-write.ts'

/** Soft delete, because orders refer to the row; releases its pictures and shipping template. */
export async function deleteProduct(context: ProductWrite, { id }: { id: number }) {
  const { name } = await moveProduct(context, id, 'delete')
  await recordProductPictures(context.db, { id, name }, [])
  return null
}
