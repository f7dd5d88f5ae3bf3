import type { GrantNode } from '@zhanggui/contract/staff'

export const flattenGrants = (nodes: readonly GrantNode[]): GrantNode[] =>
  nodes.flatMap((node) => [node, ...flattenGrants(node.childList)])

/** Pages and buttons stand for a permission; a directory only holds them together. */
const isGrant = ({ perms, isPublic }: GrantNode): boolean => perms !== '' && !isPublic
const grantsIn = (nodes: readonly GrantNode[]): GrantNode[] => flattenGrants(nodes).filter(isGrant)

/** Always in the same order, so that two equal choices are equal. */
const inOrder = (ids: Iterable<number>): number[] => [...ids].toSorted((one, other) => one - other)

/** What the role grants when its editor is opened. */
export const checkedRules = (tree: readonly GrantNode[]): number[] =>
  inOrder(
    grantsIn(tree)
      .filter(({ checked }) => checked)
      .map(({ id }) => id),
  )

export interface Mark {
  readonly node: GrantNode
  readonly isOn: boolean
  /** Pages take their buttons along, and a button its page: without the page nobody could reach it. */
  readonly isLinked: boolean
}

/** The choice after a check mark was set or taken away. What may not be handed on stays as it was. */
export function markGrant(tree: readonly GrantNode[], chosen: ReadonlySet<number>, { node, isOn, isLinked }: Mark) {
  const isDirectory = node.perms === ''
  const below = isDirectory || isLinked ? grantsIn([node]) : [node]
  const above = isOn && isLinked ? grantsIn(tree).filter(({ id }) => id === node.pid) : []
  const next = new Set(chosen)
  for (const { id, isGrantable } of [...above, ...below]) {
    if (!isGrantable) continue
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return inOrder(next)
}

/** How many of the permissions in a node are chosen, the node's own among them. */
export function countGrants(node: GrantNode, chosen: ReadonlySet<number>) {
  const grants = grantsIn([node])
  return { chosen: grants.filter(({ id }) => chosen.has(id)).length, all: grants.length }
}

/** The marks as the tree shows them: a directory is marked when everything in it is, half when something is. */
export function marksOf(tree: readonly GrantNode[], chosen: ReadonlySet<number>) {
  const checked: number[] = []
  const halfChecked: number[] = []
  for (const node of flattenGrants(tree)) {
    const count = countGrants(node, chosen)
    if (node.isPublic || chosen.has(node.id) || (node.perms === '' && count.chosen === count.all)) checked.push(node.id)
    else if (count.chosen > 0) halfChecked.push(node.id)
  }
  return { checked, halfChecked }
}

export function whyNotMark({ isPublic, isGrantable }: GrantNode): string | undefined {
  if (isPublic) return '公共权限，所有角色都拥有'
  return isGrantable ? undefined : '您没有该权限，不能授予他人'
}

/** The nodes whose name has the words, with everything below them and the way to them. */
export function findGrants(nodes: readonly GrantNode[], words: string): GrantNode[] {
  return nodes.flatMap((node) => {
    if (node.name.includes(words)) return [node]
    const childList = findGrants(node.childList, words)
    return childList.length > 0 ? [{ ...node, childList }] : []
  })
}

/** How one choice differs from another, by name. */
export function grantDifference(tree: readonly GrantNode[], before: ReadonlySet<number>, after: ReadonlySet<number>) {
  const names = (keeps: (id: number) => boolean) =>
    grantsIn(tree)
      .filter(({ id }) => keeps(id))
      .map(({ name }) => name)
      .join('、')
  const added = names((id) => after.has(id) && !before.has(id))
  const removed = names((id) => before.has(id) && !after.has(id))
  return [added && `增加 ${added}`, removed && `减少 ${removed}`].filter(Boolean).join('；') || '没有改动'
}
