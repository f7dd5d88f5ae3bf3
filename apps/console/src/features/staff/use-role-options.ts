import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { roleApi } from '@zhanggui/contract/staff'

/** A shop has tens of roles, not thousands: they are asked for in one go. */
const ALL = { page: 1, limit: 9999 }

/** The roles of the shop to choose from, closed ones too. */
export function useRoleOptions() {
  const isAllowed = mayCall(roleApi.list, useSession())
  const roles = useCall(roleApi.list, ALL, { enabled: isAllowed })
  return (roles.data?.list ?? []).map(({ id, roleName, status }) => ({ value: id, label: roleName, isOpen: status }))
}
