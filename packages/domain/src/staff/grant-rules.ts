import { hasAllPermissions, hasPermission } from '../session/permission-rules.ts'

interface GrantEdit {
  /** What the role grants now. */
  readonly before: ReadonlySet<string>
  /** What the editor left checked. */
  readonly requested: readonly string[]
  /** Every permission that the editor's tree shows. */
  readonly offered: Iterable<string>
  /** What the granter may do. */
  readonly held: ReadonlySet<string>
}

/** Only what the tree shows and the granter holds follows the check marks; everything else stays as it was. */
export function computeGrants({ before, requested, offered, held }: GrantEdit) {
  const wanted = new Set(requested)
  const own = [...offered].filter((permission) => hasPermission(held, permission))
  return {
    added: own.filter((permission) => wanted.has(permission) && !before.has(permission)),
    removed: own.filter((permission) => !wanted.has(permission) && before.has(permission)),
  }
}

/** Giving or opening a role, or setting the password of who holds it, hands on all that it grants. */
export function whyNotGrant(granted: readonly string[], held: ReadonlySet<string>): string | undefined {
  return hasAllPermissions(held, granted) ? undefined : '不能授予超出自身权限的角色'
}

export function whyNotSetPassword(granted: readonly string[], held: ReadonlySet<string>): string | undefined {
  return hasAllPermissions(held, granted) ? undefined : '不能修改权限高于自己的管理员的密码'
}

/** From then on their password alone signs in, and who may set that has to hold as much. */
export function whyNotResetFactorOf(granted: readonly string[], held: ReadonlySet<string>): string | undefined {
  return hasAllPermissions(held, granted) ? undefined : '不能重置权限高于自己的管理员的两步验证'
}

export function whyNotAssignRole(role: { readonly status: boolean } | undefined): string | undefined {
  return role?.status ? undefined : '角色不存在或已关闭'
}
