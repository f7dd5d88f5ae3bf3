import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { lockProduct, updateSort } from './product-state.sql.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'

/** In every state: the order of a list never needs a review. It counts as an edit of the form, where it stands too. */
export async function editSort(context: ProductWrite, { id, sort }: { id: number; sort: number }) {
  const product = (await lockProduct(context.db, id)) ?? refuseProduct(productRefusal.missing)
  if (product.sort === sort) return null
  await updateSort(context, id, sort)
  context.recordChanges(changesBetween({ 排序: [String(product.sort), String(sort)] }), product.name)
  return null
}
