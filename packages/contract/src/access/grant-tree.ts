import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { allEndpoints } from '../all.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { heldByAll, menu, type MenuEntry, menuOf, stableId } from './menu.ts'
import type { GrantLevel, GrantNode } from '../staff.ts'

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

/** By the most that the permission allows. */
function levelOf(permission: string): GrantLevel {
  const calls = allEndpoints.filter((call) => call.permission === permission)
  if (calls.some(({ operation }) => operation === 'remove' || operation === 'export')) return 'full'
  return calls.some(({ method }) => method === 'POST') ? 'edit' : 'view'
}

function nodeOf(entry: MenuEntry): PermissionNode {
  const { id, pid, name, icon, sort, url, permission } = entry
  const isPage = permission !== undefined
  const ownCalls = guarded.filter(
    (call) => call.page === url && !call.everyRole && !pagePermissions.has(call.permission),
  )
  const place = { pid: id, isPublic: false, isOwnerOnly: entry.adminOnly }
  const childList = isPage ? buttonsOf(ownCalls, place) : entry.children.map(nodeOf)
  return {
    id,
    pid,
    name,
    menuType: isPage ? 'C' : 'M',
    perms: permission ?? '',
    icon,
    sort,
    level: 'view',
    isOwnerOnly: entry.adminOnly,
    // A page that every role sees is shown where it lies, not once more in the public group.
    isPublic: isPage ? heldByAll.has(permission) : childList.every(({ isPublic }) => isPublic),
    childList,
  }
}

const buttonsOf = (
  calls: readonly Endpoint[],
  place: Pick<PermissionNode, 'pid' | 'isPublic' | 'isOwnerOnly'>,
): PermissionNode[] =>
  calls.map(({ permission, title }, index) => ({
    ...place,
    id: stableId(permission),
    name: title,
    menuType: 'A',
    perms: permission,
    icon: '',
    sort: calls.length - index,
    level: levelOf(permission),
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
  level: 'view',
  isOwnerOnly: false,
  isPublic: true,
  childList: buttonsOf(
    guarded.filter(({ everyRole, permission }) => everyRole && !pagePermissions.has(permission)),
    { pid: PUBLIC_ID, isPublic: true, isOwnerOnly: false },
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

/** The menu of somebody of the staff who holds a role with these rules, and no other. */
export const menuOfRules = (rules: readonly number[]): MenuEntry[] => menuOf(new Set(permissionsOfIds(rules)), false)

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
