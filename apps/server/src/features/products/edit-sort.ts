import { productApi } from '@zhanggui/contract/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { announceArea } from '#platform/push/announce-area.sql'
import { lockProduct, updateSort } from './product-state.sql.ts'
import { type ProductWrite, refuseProduct } from './product-write.ts'

/** In every state: the order of a list never needs a review. It counts as an edit of the form, where it stands too. */
export async function editSort(
  { db, staff, now, recordChanges }: ProductWrite,
  { id, sort }: { id: number; sort: number },
) {
  const product = (await lockProduct(db, id)) ?? refuseProduct(productRefusal.missing)
  if (product.sort === sort) return null
  await updateSort(db, id, sort, staff.adminId, now)
  await announceArea(db, productApi.list)
  recordChanges(changesBetween({ 排序: [String(product.sort), String(sort)] }))
  return null
}
