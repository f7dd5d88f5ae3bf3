import type { Actor } from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'

export const staffActor = ({ staff }: StaffContext): Actor => ({
  kind: 'merchant',
  id: staff.adminId,
  name: staff.realName,
})
