import { type MenuEntry, menuOf } from '@zhanggui/contract/access/menu'
import type { GrantNode } from '@zhanggui/contract/staff'
import { flattenGrants } from './grant-edit.ts'

/** The menu of somebody who holds this role and no other, and the chosen pages that only the owner gets to see. */
export function previewOf(tree: readonly GrantNode[], chosen: ReadonlySet<number>) {
  const held = flattenGrants(tree).filter(({ id, perms, isPublic }) => perms !== '' && (isPublic || chosen.has(id)))
  const permissions = new Set(held.map(({ perms }) => perms))
  const granted = new Set(held.filter(({ isPublic }) => !isPublic).map(({ perms }) => perms))
  // What every role holds was not chosen, so nobody is told that it will be missing.
  const isOwnerOnly = ({ adminOnly, permission }: MenuEntry) => adminOnly && granted.has(permission ?? '')
  return { menu: menuOf(permissions, false), ownerOnly: pagesIn(menuOf(permissions, true)).filter(isOwnerOnly) }
}

function pagesIn(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.permission === undefined ? pagesIn(entry.children) : [entry]))
}
