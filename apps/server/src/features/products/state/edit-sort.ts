import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { lockProduct, updateSort } from './product-state.sql.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'

/** Allowed in every state: sorting needs no review. Counts as an edit, because the form has the field too. */
export async function editSort(context: ProductWrite, { id, sort }: { id: number; sort: number }) {
  const product = (await lockProduct(context.db, id)) ?? refuseProduct(productRefusal.missing)
  if (product.sort === sort) return null
  await updateSort(context, id, sort)
  context.recordChanges(changesBetween({ 排序: [String(product.sort), String(sort)] }), product.name)
  return null
}
