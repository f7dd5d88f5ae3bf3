import { moveProduct } from './move-product.ts'
import { showPictures } from '../form/product-pictures.ts'
import type { ProductWrite } from '../form/product-write.ts'

/** The row stays, because orders name it; its pictures and its shipping template are free again. */
export async function deleteProduct(context: ProductWrite, { id }: { id: number }) {
  const { name } = await moveProduct(context, id, 'delete')
  await showPictures(context.db, { id, name }, [])
  return null
}
