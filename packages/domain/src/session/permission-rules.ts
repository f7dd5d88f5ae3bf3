/** The owner's wildcard (spec §6). */
export const EVERYTHING = '*:*:*'

export const hasPermission = (held: ReadonlySet<string>, wanted: string): boolean =>
  held.has(EVERYTHING) || held.has(wanted)

export const hasAnyPermission = (held: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.some((permission) => hasPermission(held, permission))

export const hasAllPermissions = (held: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.every((permission) => hasPermission(held, permission))

/** The role that passes every role check and opens the settings and logistics groups (spec §2, §6). */
export const ADMIN_ROLE = 'admin'
/** The role name of staff who are not the owner. */
export const STAFF_ROLE = 'editor'

export const hasRole = (roles: readonly string[], wanted: readonly string[]): boolean =>
  roles.some((role) => role === ADMIN_ROLE || wanted.includes(role))
