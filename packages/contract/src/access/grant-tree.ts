import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { allEndpoints } from '../all.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { menu, type MenuEntry, stableId } from './menu.ts'
import type { GrantNode } from '../staff.ts'

/** A node of the role editor's tree before anybody looks at it. */
interface PermissionNode extends Omit<GrantNode, 'isGrantable' | 'checked' | 'childList'> {
  childList: PermissionNode[]
}

const pagePermissions = new Set(flatten(menu).map(({ permission }) => permission))

/** Each permission once, under the title of the first call that it guards. */
const guarded = allEndpoints.filter(
  ({ permission }, index) =>
    permission !== 'none' &&
    permission !== 'session' &&
    allEndpoints.findIndex((other) => other.permission === permission) === index,
)

/** Pages that every role sees are listed in place, not again in the public group. */
const heldByAll = new Set<string>(guarded.filter(({ everyRole }) => everyRole).map(({ permission }) => permission))

function nodeOf(entry: MenuEntry): PermissionNode {
  const { id, pid, name, icon, sort, url, permission } = entry
  const isPage = permission !== undefined
  const ownCalls = guarded.filter(
    (call) => call.page === url && !call.everyRole && !pagePermissions.has(call.permission),
  )
  const childList = isPage ? buttonsOf(ownCalls, id, false) : entry.children.map(nodeOf)
  return {
    id,
    pid,
    name,
    menuType: isPage ? 'C' : 'M',
    perms: permission ?? '',
    icon,
    sort,
    isPublic: isPage ? heldByAll.has(permission) : childList.every(({ isPublic }) => isPublic),
    childList,
  }
}

const buttonsOf = (calls: readonly Endpoint[], pid: number, isPublic: boolean): PermissionNode[] =>
  calls.map(({ permission, title }, index) => ({
    id: stableId(permission),
    pid,
    name: title,
    menuType: 'A',
    perms: permission,
    icon: '',
    sort: calls.length - index,
    isPublic,
    childList: [],
  }))

const PUBLIC_ID = stableId('public')
const publicGroup: PermissionNode = {
  id: PUBLIC_ID,
  pid: 0,
  name: '公共权限',
  menuType: 'M',
  perms: '',
  icon: '',
  sort: 0,
  isPublic: true,
  childList: buttonsOf(
    guarded.filter(({ everyRole, permission }) => everyRole && !pagePermissions.has(permission)),
    PUBLIC_ID,
    true,
  ),
}

/** What a role can be granted: directories, pages, the buttons on them, and the group that every role holds anyway. */
const permissionTree: readonly PermissionNode[] = [...menu.map(nodeOf), publicGroup]

const grantable = new Map(
  flattenNodes(permissionTree)
    .filter(({ perms, isPublic }) => perms !== '' && !isPublic)
    .map((node) => [node.id, node]),
)

/** Every permission that a role may be granted in this version, with its title on the screen. */
export const grantablePermissions: ReadonlyMap<string, string> = new Map(
  [...grantable.values()].map(({ perms, name }) => [perms, name]),
)

/** The permissions of checked nodes; directories, the public group and unknown ids have none. */
export const permissionsOfIds = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => grantable.get(id)?.perms ?? [])

/** @internal The nodes that stand for permissions, for tests that check them in the tree. */
export const idsOfPermissions = (permissions: ReadonlySet<string>): number[] =>
  [...grantable.values()].filter(({ perms }) => permissions.has(perms)).map(({ id }) => id)

/** The tree for one editor of a role: `held` are the permissions they may grant, `granted` those of the role. */
export function grantTree(held: ReadonlySet<string>, granted: ReadonlySet<string>): GrantNode[] {
  const view = (node: PermissionNode): GrantNode => {
    const childList = node.childList.map(view)
    const isDirectory = node.perms === ''
    return {
      ...node,
      isGrantable:
        !node.isPublic &&
        (isDirectory ? childList.some((child) => child.isGrantable) : hasPermission(held, node.perms)),
      checked: node.isPublic || (isDirectory ? childList.some(({ checked }) => checked) : granted.has(node.perms)),
      childList,
    }
  }
  return permissionTree.map(view)
}

function flatten(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)])
}

function flattenNodes(nodes: readonly PermissionNode[]): PermissionNode[] {
  return nodes.flatMap((node) => [node, ...flattenNodes(node.childList)])
}
