import { moveProduct } from './move-product.ts'
import { recordProductPictures } from '../form/record-product-pictures.ts'
import type { ProductWrite } from '../form/product-write.ts'

/** The row stays, because orders name it; its pictures and its shipping template are free again. */
export async function deleteProduct(context: ProductWrite, { id }: { id: number }) {
  const { name } = await moveProduct(context, id, 'delete')
  await recordProductPictures(context.db, { id, name }, [])
  return null
}
