import { productApi } from '@zhanggui/contract/goods/product'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { forbidden } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'

/** A change that takes a product down is no way around the right to do so. */
export async function checkTakeDown(context: StaffContext) {
  const { permission, title } = productApi.down
  if (!hasPermission(await heldPermissions(context), permission))
    throw forbidden(`你没有「${title}」的权限，不能修改正在出售的商品`)
}
