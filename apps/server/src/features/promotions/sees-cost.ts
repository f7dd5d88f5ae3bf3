import { productApi } from '@zhanggui/contract/goods/product'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'

/** Cost prices need the permission to read products. */
export const seesCost = async (context: StaffContext): Promise<boolean> =>
  hasPermission(await heldPermissions(context), productApi.info.permission)
