import { userApi } from '@zhanggui/contract/user/user'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { forbidden } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'

/** Whoever names users by a filter learns how many it finds, so they must be allowed to see the list. */
export async function checkSeesUsers(context: StaffContext): Promise<void> {
  if (!hasPermission(await heldPermissions(context), userApi.list.permission)) throw forbidden('没有查看用户列表的权限')
}
